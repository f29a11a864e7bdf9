import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { gridStyles } from './grid-styles.ts';
import { KINDS } from './stay-kind.ts';

/** What the looks of stays mean. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={LEGEND} aria-label={t('timeline.legend')}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={`stay ${kind}`} aria-hidden />
          {t(`timeline.kind.${kind}`)}
        </li>
      ))}
      <li>
        <i className="due" aria-hidden />
        {t('timeline.moneyDue')}
      </li>
    </Box>
  );
}

const { '& .stay': STAY, '& .due': DUE, ...styles } = gridStyles(7);
const LEGEND = {
  ...{
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2.5,
    rowGap: 0.5,
    listStyle: 'none',
    m: 0,
    p: 0,
  },
  ...{ fontSize: '0.8125rem', color: 'text.secondary' },
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& .stay': { width: 18, height: 14, borderRadius: '4px', borderLeft: STAY.borderLeft },
  '& .due': { ...DUE, mr: 0 },
  ...{ '& .held': styles['& .held'], '& .booked': styles['& .booked'] },
  ...{ '& .inHouse': styles['& .inHouse'], '& .left': styles['& .left'] },
  ...{ '& .noShow': styles['& .noShow'], '& .blocked': styles['& .blocked'] },
} as const;
