import {
  bahtText,
  type DayPrice,
  isOneDay,
  lastDayOf,
  priceRuns,
} from '@baanpak/contract/history/sentence.ts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ui/formats.ts';

/** What nights cost before and after a change, nights with the same prices in one line. */
export function NightPrices({ nights }: Readonly<{ nights: readonly DayPrice[] }>) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <Box component="table" sx={TABLE}>
      <Box component="caption" sx={{ textAlign: 'left', fontWeight: 600, pb: 0.5 }}>
        {t('history.nights.title')}
      </Box>
      <thead>
        <tr>
          <th scope="col">{t('history.nights.night')}</th>
          <th scope="col" className="figure">
            {t('history.nights.before')}
          </th>
          <th scope="col" className="figure">
            {t('history.nights.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {priceRuns(nights).map(({ period, from, to }) => (
          <tr key={period.from}>
            <td>
              {isOneDay(period)
                ? day(period.from)
                : `${day(period.from)} – ${day(lastDayOf(period))}`}
            </td>
            <td className="figure">{bahtText(from)}</td>
            <td className="figure">{bahtText(to)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const TABLE = {
  ...{ borderCollapse: 'collapse', fontSize: '0.875rem', maxWidth: 480, width: '100%' },
  'th, td': { textAlign: 'left', py: 0.5, pr: 2, borderBottom: 1, borderColor: 'divider' },
  th: { fontWeight: 600, color: 'text.secondary', fontSize: '0.8125rem' },
  '.figure': { textAlign: 'right', pr: 0, pl: 2, fontVariantNumeric: 'tabular-nums' },
} as const;
