import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import Typography from '@mui/material/Typography';
import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useEventWords } from '../../features/history/event-words.ts';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { LoggedEvent } from '../../shell/api/records.ts';
import { nameOf } from '../../shell/auth.ts';
import { useFormats } from '../../ui/formats.ts';
import { dayFilters } from '../../ui/list/filters.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';

/** What happened, to what, by whom and when. */
export function EventList() {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const words = useEventWords();
  const types = fieldsOf(t('event', { returnObjects: true }));
  const who = ({ actor, actorName }: LoggedEvent) => words.who({ by: actor, name: actorName });
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
        <AutocompleteInput
          key="type"
          source="type"
          alwaysOn
          label={t('events.what')}
          choices={types.map((type) => ({ id: type, name: words.what({ type }) }))}
          sx={{ minWidth: 200 }}
        />,
        <ReferenceInput key="actor" source="actor" reference="users" alwaysOn>
          <AutocompleteInput
            label={t('events.who')}
            optionText={nameOf}
            filterToQuery={textQuery}
            sx={{ minWidth: 180 }}
          />
        </ReferenceInput>,
        <TextInput key="stream" source="stream" alwaysOn label={t('events.stream')} />,
        ...dayFilters(t('events.from'), t('events.to')),
      ]}
      columns={[
        { source: 'time', label: t('events.time'), render: ({ time }) => moment(time) },
        { label: t('events.what'), render: (each) => words.what(each) },
        { label: t('events.stream'), render: ({ stream }) => stream },
        { label: t('events.who'), render: who },
      ]}
      card={{
        title: (each) => words.what(each),
        body: (each) => `${moment(each.time)} · ${who(each)} · ${each.stream}`,
      }}
    />
  );
}
