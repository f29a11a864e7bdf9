import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codesOf } from '../../features/bookings/booking.ts';
import { HistoryButton } from '../../features/history/history-button.tsx';
import { siteResource } from '../../shell/addresses.ts';
import type { MoneyCase } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { ReasonDialog } from '../../ui/form-dialog.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { choiceFilter, dayFilters, searchFilter } from '../../ui/list/filters.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';
import { useRecordAction } from '../../ui/list/use-record-action.ts';

const STATES = ['open', 'settled', 'resolved'] as const;

/** Money that staff must look into, and what can be done about it. */
export function CaseList() {
  const { t } = useTranslation();
  const { moment, text } = useFormats();
  const why = ({ kind, detail: [code] }: MoneyCase) =>
    kind === 'failed-refund' && code !== undefined ? text(refundFailureText(code)) : null;
  const state = ({ status }: MoneyCase) => (
    <Chip color={status === 'open' ? 'warning' : 'default'} label={t(`case.state.${status}`)} />
  );
  const codes = ({ bookings }: MoneyCase) => codesOf(bookings);
  return (
    <StaffList<MoneyCase>
      title={t('drawer.cases')}
      sort={{ field: 'openedAt', order: 'DESC' }}
      to={null}
      filters={[
        searchFilter(t('booking.search')),
        choiceFilter({
          label: t('booking.status'),
          choices: STATES.map((id) => ({ id, name: t(`case.state.${id}`) })),
        }),
        ...dayFilters(t('booking.from'), t('booking.to')),
      ]}
      columns={[
        {
          source: 'kind',
          label: t('case.kind'),
          render: (each) => (
            <>
              {t(`case.kinds.${each.kind}`)}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{why(each)}</Box>
            </>
          ),
        },
        { source: 'bookings', label: t('case.bookings'), disableSort: true, render: codes },
        {
          source: 'amount',
          label: t('refund.amount'),
          align: 'right',
          render: ({ amount }) => formatBaht(amount),
        },
        {
          source: 'openedAt',
          label: t('case.openedAt'),
          render: ({ openedAt }) => moment(openedAt),
        },
        { source: 'status', label: t('booking.status'), render: state },
        {
          source: 'actions',
          label: t('case.actions'),
          disableSort: true,
          render: (each) => <CaseActions money={each} />,
        },
      ]}
      card={{
        title: ({ kind }) => t(`case.kinds.${kind}`),
        aside: state,
        body: (each) => (
          <>
            {[formatBaht(each.amount), codes(each), moment(each.openedAt), why(each)]
              .filter(Boolean)
              .join(' · ')}
            <CaseActions money={each} />
          </>
        ),
      }}
    />
  );
}

const CaseActions = ({ money }: Readonly<{ money: MoneyCase }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
    <SettleButtons money={money} />
    <HistoryButton thing="case" id={money.id} ownerId={money.ownerId} size="small" />
  </Box>
);

/** A button for each thing that can be done about a case, for a reason. */
function SettleButtons({ money }: Readonly<{ money: MoneyCase }>) {
  const { t } = useTranslation();
  const mayDecide = useMay('decide-money', money.ownerId ?? undefined);
  const [asked, setAsked] = useState<MoneyCase['actions'][number]>();
  const { act, isPending, refused, forget } = useRecordAction(siteResource('cases'), money);
  const close = () => {
    setAsked(undefined);
    forget();
  };
  if (!mayDecide) return null;
  return (
    <>
      {money.actions.map((action) => (
        <Button key={action} size="small" variant="outlined" onClick={() => setAsked(action)}>
          {t(`case.action.${action}`)}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          action={t(`case.action.${asked}`)}
          {...{ refused, isPending }}
          send={(reason) => act({ action: asked, reason }, { done: t('case.done'), onDone: close })}
          onClose={close}
        />
      )}
    </>
  );
}
