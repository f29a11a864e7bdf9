import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import { COLORS } from '../../theme/theme.ts';

/** `height` from 0 to 1; `label` says all of it, `name` stands below where there is room. */
export type Bar = Readonly<{ key: string; name: string; label: string; height: number }>;

type BarChartProps = Readonly<{
  title: string;
  /** What the highest bar is. */
  highest: string;
  bars: readonly Bar[];
  onOpen: (key: string) => void;
}>;

/** Upright bars, each of which can be opened; Tab leads to one, arrow keys to the others. */
export function BarChart({ title, highest, bars, onOpen }: BarChartProps) {
  const id = useId();
  const [stop, setStop] = useState(0);
  const isSparse = bars.length <= NAMED;
  const every = Math.ceil(bars.length / NAMED);
  return (
    <Box component="section" aria-labelledby={id} className="no-print" sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.875rem', mb: 0.5 }}>
        <Box component="h2" id={id} sx={{ m: 0, fontSize: 'inherit', fontWeight: 600 }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{highest}</Box>
      </Box>
      <Box role="toolbar" aria-labelledby={id} sx={BARS} onKeyDown={moveAmongBars}>
        {bars.map(({ key, name, label, height }, n) => (
          <Box key={key} sx={{ flex: '1 1 0', minWidth: 0, maxWidth: isSparse ? 120 : 72 }}>
            <Box
              component="button"
              type="button"
              aria-label={label}
              title={label}
              tabIndex={n === Math.min(stop, bars.length - 1) ? 0 : -1}
              onFocus={() => setStop(n)}
              onClick={() => onOpen(key)}
              sx={BUTTON}
            >
              <span style={{ height: `${Math.max(0, height) * 100}%` }} />
            </Box>
            <Box aria-hidden="true" sx={NAME}>
              {n % every === 0 ? name : ' '}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Of names beside each other on a phone. */
const NAMED = 7;

/** To the bar before or after, or to the first or the last one. */
function moveAmongBars(event: KeyboardEvent<HTMLElement>): void {
  const bars = [...event.currentTarget.querySelectorAll('button')];
  const at = bars.findIndex((bar) =>
    bar.contains(event.target instanceof Node ? event.target : null),
  );
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: bars.length - 1 }[event.key];
  const bar = to === undefined ? undefined : bars[to];
  if (!bar) return;
  event.preventDefault();
  bar.focus();
}

const BARS = { display: 'flex', gap: '2px', borderTop: `1px dashed ${COLORS.line}` } as const;

const BUTTON = {
  display: 'flex',
  alignItems: 'flex-end',
  width: 1,
  height: 120,
  p: 0,
  border: 0,
  borderBottom: `1px solid ${COLORS.muted}`,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '& > span': { width: 1, bgcolor: COLORS.brand, borderRadius: '3px 3px 0 0' },
  '&:hover > span, &:focus-visible > span': { bgcolor: COLORS.brandInk },
} as const;

const NAME = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  overflow: 'visible',
  width: 0,
  pt: 0.5,
  minHeight: 24,
} as const;
