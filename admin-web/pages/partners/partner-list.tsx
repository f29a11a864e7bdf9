import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import {
  DataTable,
  HttpError,
  SearchInput,
  SelectInput,
  useNotify,
  useRefresh,
  useUpdate,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../../shell/addresses.ts';
import type { Partner } from '../../shell/api/records.ts';
import { DayInput } from '../../ui/day-field.tsx';
import { ReasonDialog } from '../../ui/form-dialog.tsx';
import { useFormats } from '../../ui/formats.ts';
import { RecordCards, StaffList, StaffTable } from '../../ui/list/staff-list.tsx';

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

/** Accepts an application at once, or declines it for a reason that the applicant is mailed. */
function DecideButtons({ partner }: Readonly<{ partner: Partner }>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isDeclining, setDeclining] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate<Partner>();
  if (partner.status !== 'open') return null;
  const decide = (decision: Readonly<{ action: 'accept' | 'decline'; reason?: string }>) =>
    update(
      siteResource('partners'),
      {
        id: partner.id,
        data: { ...decision, version: partner.version },
        previousData: partner,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t(`partner.done.${decision.action}`), { type: 'success' });
          setDeclining(false);
          refresh();
        },
        onError: (error) => {
          const sentence = error instanceof HttpError ? error.message : t('offline');
          if (decision.action === 'decline') setRefused(sentence);
          else notify(sentence, { type: 'error' });
        },
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
      <Button
        size="small"
        variant="contained"
        loading={isPending && !isDeclining}
        onClick={() => decide({ action: 'accept' })}
      >
        {t('partner.accept')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => setDeclining(true)}>
        {t('partner.decline')}
      </Button>
      {isDeclining && (
        <ReasonDialog
          action={t('partner.decline')}
          refused={refused}
          isPending={isPending}
          send={(reason) => decide({ action: 'decline', reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Box>
  );
}
