import type {
  DeskDayJson,
  DeskMoneyJson,
  ShiftCountJson,
} from '@baanpak/contract/cash-drawer/desk-money.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HotelSwitch } from '../../features/hotels/hotel-search.tsx';
import { bookingPath } from '../../shell/addresses.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Facts } from '../../ui/facts.tsx';
import { formatBaht, today, useFormats } from '../../ui/formats.ts';
import { Page, PageProgress, Section } from '../../ui/page.tsx';
import { CountDialog } from './count-dialog.tsx';
import { useDay, useDeskMoney } from './desk-money.ts';

/** What was taken at the desk on a day, by whom and how, and how they counted their cash. */
export function DeskMoneyPage() {
  const { t } = useTranslation();
  const [day, choose] = useDay();
  const [page, setPage] = useState(1);
  const [isCounting, setCounting] = useState(false);
  const { data, isError } = useDeskMoney(day, page);
  const mayCount = useMay('take-bookings', useOwner()) && day <= today();
  const turnTo = (chosen: typeof day) => {
    setPage(1);
    choose(chosen);
  };
  return (
    <Page
      title={t('desk.title')}
      actions={
        <>
          <DayField
            label={t('desk.day')}
            value={day}
            onChange={(chosen) => chosen && turnTo(chosen)}
          />
          <HotelSwitch />
          {mayCount && data && (
            <Button variant="contained" onClick={() => setCounting(true)}>
              {t('desk.count')}
            </Button>
          )}
        </>
      }
    >
      {isError && !data && <Alert severity="error">{t('desk.failed')}</Alert>}
      {!isError && !data && <PageProgress />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {data.people.length === 0 && <Typography>{t('desk.nobody')}</Typography>}
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
            {data.people.map((person) => (
              <PersonDay key={`${person.hotelId} ${person.by}`} person={person} />
            ))}
          </Box>
          {data.people.length > 1 && (
            <Section title={t('desk.all')}>
              <MethodSums sums={data} />
            </Section>
          )}
          {data.total > 0 && <Movements money={data} onPage={setPage} />}
        </Box>
      )}
      {isCounting && data && (
        <CountDialog people={data.people} day={day} onClose={() => setCounting(false)} />
      )}
    </Page>
  );
}

/** What one person took at a hotel, the cash they should have, and how they counted it. */
function PersonDay({ person }: Readonly<{ person: DeskDayJson }>) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const { name, hotelName, expected, counts } = person;
  const [last] = counts;
  return (
    <Section title={`${name ?? t('desk.gone')} · ${text(hotelName)}`}>
      <MethodSums sums={person} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, my: 1.5 }}>
        <Typography>{t('desk.expected')}</Typography>
        <Typography variant="h3" component="p">
          {formatBaht(expected)}
        </Typography>
      </Box>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('desk.counts')}
      </Typography>
      {!last && <Typography color="text.secondary">{t('desk.notCounted')}</Typography>}
      {last && last.expected !== expected && (
        <Alert severity="warning">{t('desk.movedSince')}</Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {counts.map((count, place) => (
          <Count key={count._id} count={count} isReplaced={place > 0} />
        ))}
      </Box>
    </Section>
  );
}

type CountProps = Readonly<{ count: ShiftCountJson; isReplaced: boolean }>;

function Count({ count: { counted, difference, note, at }, isReplaced }: CountProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const kind = difference === 0 ? 'exact' : difference > 0 ? 'more' : 'less';
  const differs = t(`desk.difference.${kind}`, { amount: formatBaht(Math.abs(difference)) });
  return (
    <Box component="li" sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{[formatBaht(counted), differs].join(' · ')}</span>
        {isReplaced && <Box sx={{ color: 'text.secondary' }}>{t('desk.replaced')}</Box>}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[moment(at), note].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

type MethodSumsProps = Readonly<{ sums: Pick<DeskDayJson, 'taken' | 'returned'> }>;

/** What was taken by each method, and what of it was given back. */
function MethodSums({ sums: { taken, returned } }: MethodSumsProps) {
  const { t } = useTranslation();
  return (
    <Facts
      facts={DESK_METHODS.map((method) => [
        t(`desk.method.${method}`),
        [
          formatBaht(taken[method]),
          returned[method] > 0 && t('desk.returned', { amount: formatBaht(returned[method]) }),
        ]
          .filter(Boolean)
          .join(' · '),
      ])}
    />
  );
}

type Movement = DeskMoneyJson['movements'][number];
type MovementsProps = Readonly<{ money: DeskMoneyJson; onPage: (page: number) => void }>;

/** Each payment and refund, which leads to its booking; the last first. */
function Movements({ money, onPage }: MovementsProps) {
  const { t } = useTranslation();
  const { movements, people, page, perPage, total } = money;
  const nameOf = (by: string) => people.find((person) => person.by === by)?.name ?? t('desk.gone');
  return (
    <Section title={t('desk.movements', { count: total })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {movements.map((movement) => (
          <Line key={movement.id} movement={movement} name={nameOf(movement.by)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {page > 1 && <Button onClick={() => onPage(page - 1)}>{t('desk.later')}</Button>}
        {page * perPage < total && (
          <Button onClick={() => onPage(page + 1)}>{t('desk.earlier')}</Button>
        )}
      </Box>
    </Section>
  );
}

function Line({ movement, name }: Readonly<{ movement: Movement; name: string }>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const { moment } = useFormats();
  const ownerId = useOwner() ?? '-';
  const { kind, method, amount, at, booking } = movement;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component={Link} to={basename + bookingPath(ownerId, booking._id)} sx={LINE}>
        <Box sx={{ minWidth: 0 }}>
          {`${booking.bookingId} · ${t(`desk.${kind}`)} · ${t(`desk.method.${method}`)}`}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${moment(at)} · ${name}`}
          </Typography>
        </Box>
        <Box sx={{ whiteSpace: 'nowrap' }}>{formatBaht(kind === 'refund' ? -amount : amount)}</Box>
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  px: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
