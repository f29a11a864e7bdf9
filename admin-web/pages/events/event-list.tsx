import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import Typography from '@mui/material/Typography';
import { AutocompleteInput, DataTable, ReferenceInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useEventWords } from '../../features/history/event-words.ts';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { LoggedEvent } from '../../shell/api/records.ts';
import { nameOf } from '../../shell/auth.ts';
import { DayInput } from '../../ui/day-field.tsx';
import { useFormats } from '../../ui/formats.ts';
import { RecordCards, StaffList, StaffTable } from '../../ui/list/staff-list.tsx';

const Column = DataTable.Col<LoggedEvent>;

/** What happened, to what, by whom and when. */
export function EventList() {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const words = useEventWords();
  const types = fieldsOf(t('event', { returnObjects: true }));
  const who = ({ actor, actorName }: LoggedEvent) => words.who({ by: actor, name: actorName });
  return (
    <StaffList
      title={t('drawer.events')}
      actions={
        <Typography variant="body2" color="text.secondary">
          {t('events.most')}
        </Typography>
      }
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
        <DayInput key="from" source="from" alwaysOn label={t('events.from')} />,
        <DayInput key="to" source="to" alwaysOn label={t('events.to')} />,
      ]}
      wide={
        <StaffTable<LoggedEvent> rowClick={false}>
          <Column source="time" label={t('events.time')} render={({ time }) => moment(time)} />
          <Column label={t('events.what')} render={(each) => words.what(each)} />
          <Column label={t('events.stream')} render={({ stream }) => stream} />
          <Column label={t('events.who')} render={who} />
        </StaffTable>
      }
      narrow={
        <RecordCards<LoggedEvent>
          title={(each) => words.what(each)}
          to={null}
          body={(each) => `${moment(each.time)} · ${who(each)} · ${each.stream}`}
        />
      }
    />
  );
}
