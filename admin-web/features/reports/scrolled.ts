const shade = (side: 'left' | 'right', color: string, width: number, moves: 'local' | 'scroll') =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${color}, transparent) ${side} / ${width}px 100% no-repeat ${moves}`;

/** Scrolled sideways where it is too wide; a shadow stands at each edge behind which there is more. */
export const SCROLLED = {
  overflowX: 'auto',
  contain: 'inline-size',
  background: [
    shade('left', '#fff 30%', 40, 'local'),
    shade('right', '#fff 30%', 40, 'local'),
    shade('left', 'rgb(0 0 0 / 28%)', 14, 'scroll'),
    shade('right', 'rgb(0 0 0 / 28%)', 14, 'scroll'),
  ].join(', '),
} as const;
