import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { useExtraWords } from './extra-words.ts';

type Extra = Booking['charges'][number];
type BillLinesProps = Readonly<{ booking: Booking; onRemove?: (extra: Extra) => void }>;

/** Each extra and each payment, with its day. */
export function BillLines({ booking: { charges, payments }, onRemove }: BillLinesProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const wordsOf = useExtraWords();
  return (
    <>
      <Lines title={t('bill.extras')} none={t('bill.noExtras')}>
        {charges.map((extra) => (
          <Line key={extra.id} text={wordsOf(extra)} note={moment(extra.at)}>
            {formatBaht(extra.amount)}
            {onRemove && (
              <IconButton
                size="small"
                aria-label={t('bill.remove', { text: wordsOf(extra) })}
                onClick={() => onRemove(extra)}
              >
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Line>
        ))}
      </Lines>
      <Lines title={t('bill.payments')} none={t('bill.noPayments')}>
        {payments.map(({ id, method, amount, reference, at }) => (
          <Line
            key={id}
            text={t(`bill.method.${method}`)}
            note={[moment(at), reference].filter(Boolean).join(' · ')}
          >
            {formatBaht(amount)}
          </Line>
        ))}
      </Lines>
    </>
  );
}

type LinesProps = Readonly<{ title: string; none: string; children: readonly ReactNode[] }>;

const Lines = ({ title, none, children }: LinesProps) => (
  <div>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children.length === 0 ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {none}
      </Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    )}
  </div>
);

type LineProps = Readonly<{ text: string; note: string | null; children: ReactNode }>;

const Line = ({ text, note, children }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 2,
      py: 0.5,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {text}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
    <Box sx={{ whiteSpace: 'nowrap', display: 'flex', alignItems: 'center' }}>{children}</Box>
  </Box>
);
