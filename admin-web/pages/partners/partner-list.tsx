import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../../shell/addresses.ts';
import type { Partner } from '../../shell/api/records.ts';
import { ReasonDialog } from '../../ui/form-dialog.tsx';
import { useFormats } from '../../ui/formats.ts';
import { choiceFilter, dayFilters, searchFilter } from '../../ui/list/filters.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';
import { useRecordAction } from '../../ui/list/use-record-action.ts';

const STATES = ['open', 'accepted', 'declined'] as const;

/** Hotels that want to be listed, and what was decided. */
export function PartnerList() {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const state = ({ status }: Partner) => (
    <Chip color={status === 'open' ? 'warning' : 'default'} label={t(`partner.state.${status}`)} />
  );
  return (
    <StaffList<Partner>
      title={t('drawer.partners')}
      sort={{ field: 'appliedAt', order: 'DESC' }}
      to={null}
      filters={[
        searchFilter(t('partner.search')),
        choiceFilter({
          label: t('booking.status'),
          choices: STATES.map((id) => ({ id, name: t(`partner.state.${id}`) })),
        }),
        ...dayFilters(t('booking.from'), t('booking.to')),
      ]}
      columns={[
        { source: 'hotelName', label: t('partner.hotel'), disableSort: true },
        { source: 'name', label: t('partner.applicant'), disableSort: true },
        {
          source: 'reach',
          label: t('partner.reach'),
          disableSort: true,
          render: ({ email, phone }) => [email, phone].filter(Boolean).join(' · '),
        },
        { source: 'message', label: t('partner.message'), disableSort: true },
        {
          source: 'appliedAt',
          label: t('partner.appliedAt'),
          render: ({ appliedAt }) => moment(appliedAt),
        },
        { source: 'status', label: t('booking.status'), render: state },
        {
          source: 'actions',
          label: t('case.actions'),
          disableSort: true,
          render: (each) => <DecideButtons partner={each} />,
        },
      ]}
      card={{
        title: ({ hotelName }) => hotelName ?? '–',
        aside: state,
        body: (each) => (
          <>
            {[each.name, each.email, each.phone, each.message, moment(each.appliedAt)]
              .filter(Boolean)
              .join(' · ')}
            <DecideButtons partner={each} />
          </>
        ),
      }}
    />
  );
}

/** Accepts an application at once, or declines it for a reason that the applicant is mailed. */
function DecideButtons({ partner }: Readonly<{ partner: Partner }>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [isDeclining, setDeclining] = useState(false);
  const { act, isPending, refused } = useRecordAction(siteResource('partners'), partner);
  if (partner.status !== 'open') return null;
  const accept = () =>
    act(
      { action: 'accept' },
      {
        done: t('partner.done.accept'),
        onDone: () => {},
        onRefused: (sentence) => notify(sentence, { type: 'error' }),
      },
    );
  const decline = (reason: string) =>
    act(
      { action: 'decline', reason },
      { done: t('partner.done.decline'), onDone: () => setDeclining(false) },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
      <Button size="small" variant="contained" loading={isPending && !isDeclining} onClick={accept}>
        {t('partner.accept')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => setDeclining(true)}>
        {t('partner.decline')}
      </Button>
      {isDeclining && (
        <ReasonDialog
          action={t('partner.decline')}
          {...{ refused, isPending }}
          send={decline}
          onClose={() => setDeclining(false)}
        />
      )}
    </Box>
  );
}
