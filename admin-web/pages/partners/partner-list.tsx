import Chip from '@mui/material/Chip';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../ui/day-input.tsx';
import { RecordCards } from '../../ui/list/record-cards.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';
import { StaffTable } from '../../ui/list/staff-table.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { DecideButtons } from './decide-buttons.tsx';
import type { Partner } from './partner.ts';

const STATES = ['open', 'accepted', 'declined'] as const;
const Column = DataTable.Col<Partner>;

/** Hotels that want to be listed, and what was decided. */
export function PartnerList() {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const state = ({ status }: Partner) => (
    <Chip color={status === 'open' ? 'warning' : 'default'} label={t(`partner.state.${status}`)} />
  );
  return (
    <StaffList
      title={t('drawer.partners')}
      sort={{ field: 'appliedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t('partner.search')} />,
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          label={t('booking.status')}
          choices={STATES.map((id) => ({ id, name: t(`partner.state.${id}`) }))}
        />,
        <DayInput key="from" source="from" label={t('booking.from')} alwaysOn />,
        <DayInput key="to" source="to" label={t('booking.to')} alwaysOn />,
      ]}
      wide={
        <StaffTable<Partner> rowClick={false}>
          <Column source="hotelName" label={t('partner.hotel')} disableSort />
          <Column source="name" label={t('partner.applicant')} disableSort />
          <Column
            source="reach"
            disableSort
            label={t('partner.reach')}
            render={({ email, phone }) => [email, phone].filter(Boolean).join(' · ')}
          />
          <Column source="message" label={t('partner.message')} disableSort />
          <Column
            source="appliedAt"
            label={t('partner.appliedAt')}
            render={({ appliedAt }) => moment(appliedAt)}
          />
          <Column source="status" label={t('booking.status')} render={state} />
          <Column
            source="actions"
            disableSort
            label={t('case.actions')}
            render={(each) => <DecideButtons partner={each} />}
          />
        </StaffTable>
      }
      narrow={
        <RecordCards<Partner>
          title={({ hotelName }) => hotelName ?? '–'}
          aside={state}
          to={null}
          body={(each) => (
            <>
              {[each.name, each.email, each.phone, each.message, moment(each.appliedAt)]
                .filter(Boolean)
                .join(' · ')}
              <DecideButtons partner={each} />
            </>
          )}
        />
      }
    />
  );
}
