import type { DeskDayJson, ShiftCountJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../ui/money.ts';
import { Section } from '../../ui/section.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { MethodSums } from './method-sums.tsx';

/** What one person took at a hotel, the cash they should have, and how they counted it. */
export function PersonDay({ person }: Readonly<{ person: DeskDayJson }>) {
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
