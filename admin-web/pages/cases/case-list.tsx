import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../ui/day-input.tsx';
import { RecordCards } from '../../ui/list/record-cards.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';
import { StaffTable } from '../../ui/list/staff-table.tsx';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { SettleButtons } from './settle-buttons.tsx';

const STATES = ['open', 'settled', 'resolved'] as const;
const Column = DataTable.Col<MoneyCaseJson>;

/** Money that staff must look into, and what can be done about it. */
export function CaseList() {
  const { t } = useTranslation();
  const { moment, text } = useFormats();
  const why = ({ kind, detail: [code] }: MoneyCaseJson) =>
    kind === 'failed-refund' && code !== undefined ? text(refundFailureText(code)) : null;
  const state = ({ status }: MoneyCaseJson) => (
    <Chip color={status === 'open' ? 'warning' : 'default'} label={t(`case.state.${status}`)} />
  );
  const codes = ({ bookings }: MoneyCaseJson) =>
    bookings.map(({ bookingId }) => bookingId).join(', ');
  return (
    <StaffList
      title={t('drawer.cases')}
      sort={{ field: 'openedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t('booking.search')} />,
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          label={t('booking.status')}
          choices={STATES.map((id) => ({ id, name: t(`case.state.${id}`) }))}
        />,
        <DayInput key="from" source="from" label={t('booking.from')} alwaysOn />,
        <DayInput key="to" source="to" label={t('booking.to')} alwaysOn />,
      ]}
      wide={
        <StaffTable<MoneyCaseJson> rowClick={false}>
          <Column
            source="kind"
            label={t('case.kind')}
            render={(each) => (
              <>
                {t(`case.kinds.${each.kind}`)}
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{why(each)}</Box>
              </>
            )}
          />
          <Column source="bookings" disableSort label={t('case.bookings')} render={codes} />
          <Column
            source="amount"
            label={t('refund.amount')}
            align="right"
            render={({ amount }) => formatBaht(amount)}
          />
          <Column
            source="openedAt"
            label={t('case.openedAt')}
            render={({ openedAt }) => moment(openedAt)}
          />
          <Column source="status" label={t('booking.status')} render={state} />
          <Column
            source="actions"
            disableSort
            label={t('case.actions')}
            render={(each) => <SettleButtons money={each} />}
          />
        </StaffTable>
      }
      narrow={
        <RecordCards<MoneyCaseJson>
          title={({ kind }) => t(`case.kinds.${kind}`)}
          aside={state}
          to={null}
          body={(each) => (
            <>
              {[formatBaht(each.amount), codes(each), moment(each.openedAt), why(each)]
                .filter(Boolean)
                .join(' · ')}
              <SettleButtons money={each} />
            </>
          )}
        />
      }
    />
  );
}
