import { COLORS } from '../../theme/theme.ts';

/** The first column stays in sight where the others are scrolled; figures stand under each other. */
export const TABLE = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: 1,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    p: 0,
    borderBottom: `1px solid ${COLORS.line}`,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    fontWeight: 400,
  },
  '& thead th': { fontWeight: 600, color: 'text.secondary', verticalAlign: 'bottom' },
  '& thead th, & td:not(:has(button, a)), & th:not(:has(button, a))': { px: 1.5, py: 1 },
  '& [data-figure="true"]': { textAlign: 'right' },
  '& tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    maxWidth: { xs: 150, sm: 260 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderTop: `2px solid ${COLORS.line}` },
  '& tbody tr:hover > *': { bgcolor: '#f4f7f3' },
  '& button, & td a, & th a': {
    display: 'block',
    width: 1,
    minHeight: 38,
    px: 1.5,
    py: 1,
    border: 0,
    bgcolor: 'transparent',
    font: 'inherit',
    textAlign: 'inherit',
    color: 'inherit',
    outlineOffset: '-3px',
  },
  '& button': {
    cursor: 'pointer',
    '&:hover, &:focus-visible': { color: COLORS.brandInk, textDecoration: 'underline' },
  },
  '& td a, & th a': { color: COLORS.brandInk },
} as const;
