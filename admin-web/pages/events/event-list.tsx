import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import Typography from '@mui/material/Typography';
import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { BeforeAfter, EventMoment } from '../../features/history/event-line.tsx';
import { useEventWords } from '../../features/history/event-words.ts';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { LoggedEvent } from '../../shell/api/records.ts';
import { nameOf } from '../../shell/auth.ts';
import { dayFilters } from '../../ui/list/filters.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';

/** What happened, in a sentence, with what it changed, by whom and when. */
export function EventList() {
  const { t } = useTranslation();
  const words = useEventWords();
  const types = fieldsOf(t('event', { returnObjects: true }));
  return (
    <StaffList<LoggedEvent>
      title={t('drawer.events')}
      actions={
        <Typography variant="body2" color="text.secondary">
          {t('events.most')}
        </Typography>
      }
      to={null}
      sort={{ field: 'time', order: 'DESC' }}
      filters={[
        <TextInput key="code" source="code" alwaysOn label={t('history.list.code')} />,
        <ReferenceInput key="actor" source="actor" reference="users" alwaysOn>
          <AutocompleteInput
            label={t('events.who')}
            optionText={nameOf}
            filterToQuery={textQuery}
            sx={{ minWidth: 180 }}
          />
        </ReferenceInput>,
        <AutocompleteInput
          key="type"
          source="type"
          alwaysOn
          label={t('events.what')}
          choices={types.map((type) => ({ id: type, name: words.what({ type }) }))}
          sx={{ minWidth: 200 }}
        />,
        ...dayFilters(t('events.from'), t('events.to')),
      ]}
      columns={[
        {
          source: 'time',
          label: t('events.time'),
          render: (each) => <EventMoment event={each} />,
        },
        { source: 'who', label: t('events.who'), disableSort: true, render: words.who },
        {
          source: 'sentence',
          label: t('events.what'),
          disableSort: true,
          render: ({ sentence }) => sentence,
        },
        {
          source: 'values',
          label: t('history.list.values'),
          disableSort: true,
          render: (each) => <BeforeAfter event={each} />,
        },
      ]}
      card={{
        title: ({ sentence }) => sentence,
        body: (each) => (
          <>
            <EventMoment event={each} /> · {words.who(each)}
            <BeforeAfter event={each} />
          </>
        ),
      }}
    />
  );
}
