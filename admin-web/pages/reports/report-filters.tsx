import { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { HotelSearch } from '../../features/hotels/hotel-search.tsx';
import type { ReportParameters } from '../../features/reports/read-report.ts';
import { isSiteWide, nameOf, useMe } from '../../shell/auth.ts';
import { OwnerProvider, useOwner, useOwners } from '../../shell/owner.ts';
import { DayField } from '../../ui/day-field.tsx';
import { today } from '../../ui/formats.ts';
import type { Manifest } from './manifest.ts';
import { daysOf, PERIODS, periodOf, type useReportParameters } from './parameters.ts';

type Change = ReturnType<typeof useReportParameters>['change'];
type FiltersProps = Readonly<{ asked: ReportParameters; change: Change; manifest: Manifest }>;

/** What a report is cut down to; all of it stands in the address. */
export function ReportFilters({ asked, change, manifest }: FiltersProps) {
  const { t } = useTranslation();
  return (
    <Box role="search" aria-label={t('report.filters')} className="no-print" sx={FIELDS}>
      {manifest.days === 'period' ? (
        <Period asked={asked} change={change} />
      ) : (
        <DayField
          label={t('report.atEndOf')}
          value={asked.to}
          onChange={(to) => to && change({ to, from: undefined })}
        />
      )}
      <OwnerChoice asked={asked} change={change} />
      {!manifest.ofOwners && <HotelChoice asked={asked} change={change} />}
      {!manifest.ofOwners && <ChannelChoice asked={asked} change={change} />}
    </Box>
  );
}

type ChoiceProps = Omit<FiltersProps, 'manifest'>;

function ChannelChoice({ asked, change }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      label={t('booking.channel')}
      value={asked.channel ?? ''}
      onChange={({ target }) => change({ channel: target.value })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('report.all')}</MenuItem>
      {BOOKING_CHANNELS.map((channel) => (
        <MenuItem key={channel} value={channel}>
          {t(`channel.${channel}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A usual period, or two days; where the first would be after the last, both are the one that was written. */
function Period({ asked: { from, to }, change }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        select
        label={t('report.period')}
        value={periodOf({ from, to }, today()) ?? ''}
        onChange={({ target }) => {
          const period = PERIODS.find((each) => each === target.value);
          if (period) change(daysOf(period, today()));
        }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="" disabled>
          {t('report.ownDays')}
        </MenuItem>
        {PERIODS.map((period) => (
          <MenuItem key={period} value={period}>
            {t(`report.periods.${period}`)}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        label={t('report.from')}
        value={from}
        onChange={(day) => day && change({ from: day, to: day > to ? day : to })}
      />
      <DayField
        label={t('report.to')}
        value={to}
        onChange={(day) => day && change({ to: day, from: day < from ? day : from })}
      />
    </>
  );
}

/** Whose hotels: for those who work for the whole site. */
function OwnerChoice({ asked, change }: ChoiceProps) {
  const { t } = useTranslation();
  const isAsked = isSiteWide(useMe());
  const { data: owners = [] } = useOwners(isAsked);
  if (!isAsked) return null;
  const known = owners.some(({ _id }) => _id === asked.ownerId);
  return (
    <TextField
      select
      label={t('report.owner')}
      value={known ? asked.ownerId : ''}
      onChange={({ target }) => change({ ownerId: target.value, hotelId: undefined })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('report.all')}</MenuItem>
      {owners.map((owner) => (
        <MenuItem key={owner._id} value={owner._id}>
          {nameOf(owner)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** One of one's own hotels, or of the chosen owner's. */
function HotelChoice({ asked, change }: ChoiceProps) {
  const own = useOwner();
  const ownerId = isSiteWide(useMe()) ? asked.ownerId : own;
  if (ownerId === undefined) return null;
  return (
    <OwnerProvider value={ownerId}>
      <HotelSearch
        key={ownerId}
        hotelId={asked.hotelId}
        onChoose={(hotelId) => change({ hotelId })}
      />
    </OwnerProvider>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(auto-fill, minmax(180px, 1fr))',
  },
  '& > *': { minWidth: 0, width: '100% !important' },
  '& .MuiAutocomplete-root': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
