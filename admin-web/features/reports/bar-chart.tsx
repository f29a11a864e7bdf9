import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { COLORS } from '../../shell/theme.ts';
import { SCROLLED } from './scrolled.ts';

/** `height` from 0 to 1; `label` says all of it, `name` stands below where there is room. */
export type Bar = Readonly<{ key: string; name: string; label: string; height: number }>;

type BarChartProps = Readonly<{
  title: string;
  /** What stands beside the title. */
  says: string;
  bars: readonly Bar[];
  /** What a bar leads to, or opens. */
  opens: ((key: string) => void) | Readonly<{ to: (key: string) => string }>;
}>;

/** Upright bars, each of which can be opened; Tab leads to one, arrow keys to the others. */
export function BarChart({ title, says, bars, opens }: BarChartProps) {
  const id = useId();
  const [stop, setStop] = useState(0);
  return (
    <Box className="no-print" sx={{ mb: 2, minWidth: 0 }}>
      <Box sx={HEADING}>
        <Box component="h3" id={id} sx={{ m: 0, fontSize: 'inherit', fontWeight: 600 }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{says}</Box>
      </Box>
      <Box sx={{ ...SCROLLED, pb: 0.5 }}>
        <Box role="toolbar" aria-labelledby={id} sx={BARS} onKeyDown={moveAmongBars}>
          {bars.map((bar, n) => (
            <OneBar
              key={bar.key}
              bar={bar}
              isNamed={n % Math.ceil(bars.length / NAMED) === 0}
              isTabStop={n === Math.min(stop, bars.length - 1)}
              onFocus={() => setStop(n)}
              opens={opens}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

type OneBarProps = Pick<BarChartProps, 'opens'> &
  Readonly<{ bar: Bar; isNamed: boolean; isTabStop: boolean; onFocus: () => void }>;

function OneBar({ bar, isNamed, isTabStop, onFocus, opens }: OneBarProps) {
  const { key, name, label, height } = bar;
  const leads =
    typeof opens === 'function'
      ? { component: 'button', type: 'button', onClick: () => opens(key) }
      : { component: Link, to: opens.to(key) };
  return (
    <Box sx={{ flex: '1 0 24px', maxWidth: 120 }}>
      <Box
        {...leads}
        aria-label={label}
        title={label}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        sx={BAR}
      >
        <span style={{ height: `${Math.max(0, height) * 100}%` }} />
      </Box>
      <Box aria-hidden="true" sx={NAME}>
        {isNamed ? name : ' '}
      </Box>
    </Box>
  );
}

/** Of names beside each other. */
const NAMED = 8;

/** To the bar before or after, or to the first or the last one. */
function moveAmongBars(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const bars = [...currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const at = bars.findIndex((bar) => target instanceof Node && bar.contains(target));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: bars.length - 1 }[key];
  const bar = to === undefined ? undefined : bars[to];
  if (!bar) return;
  event.preventDefault();
  bar.focus();
}

const HEADING = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  fontSize: '0.875rem',
  mb: 0.5,
} as const;

const BARS = { display: 'flex', borderTop: `1px dashed ${COLORS.line}` } as const;

const BAR = {
  display: 'flex',
  alignItems: 'flex-end',
  width: 1,
  height: 112,
  boxSizing: 'border-box',
  p: 0,
  px: '2px',
  border: 0,
  borderBottom: `1px solid ${COLORS.muted}`,
  bgcolor: 'transparent',
  cursor: 'pointer',
  outlineOffset: '-3px',
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
  minHeight: 22,
} as const;
