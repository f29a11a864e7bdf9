import type { DeskMoneyJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingPath } from '../../shell/addresses.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { formatBaht } from '../../ui/money.ts';
import { Section } from '../../ui/section.tsx';
import { useFormats } from '../../ui/use-formats.ts';

type Movement = DeskMoneyJson['movements'][number];
type MovementsProps = Readonly<{ money: DeskMoneyJson; onPage: (page: number) => void }>;

/** Each payment and refund, which leads to its booking; the last first. */
export function Movements({ money, onPage }: MovementsProps) {
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
