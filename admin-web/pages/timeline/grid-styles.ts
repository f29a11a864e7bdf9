import { COLORS } from '../../shell/theme.ts';

const ROOM_WIDTH = 176;
/** The least width of a day by how many are shown. */
const DAY_WIDTHS: Readonly<Record<number, number>> = { 7: 72, 14: 52, 28: 34, 60: 26 };
const LINE = `1px solid ${COLORS.line}`;

const CHOSEN = '#c4e8d2';
const WEEKEND = '#f6f3ea';
const HATCHED = 'repeating-linear-gradient(135deg, #e4e0d6 0 6px, #efece4 6px 12px)';

/** Of the element that scrolls and of all in it: a class each is enough for thousands of plain elements. */
export function gridStyles(days: number) {
  const width = DAY_WIDTHS[days] ?? 40;
  return {
    ...{ overflow: 'auto', maxHeight: 'calc(100dvh - 330px)', minHeight: 240 },
    ...{ border: LINE, borderRadius: 1, bgcolor: 'background.paper', userSelect: 'none' },
    '& [role="grid"]': { minWidth: ROOM_WIDTH + days * width },
    '& .row': {
      display: 'grid',
      gridTemplateColumns: `${ROOM_WIDTH}px repeat(${days}, minmax(0, 1fr))`,
      height: 40,
      borderBottom: LINE,
    },
    '& .body .row': { contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' },
    '& .body .row:last-of-type': { borderBottom: 0 },
    ...HEAD,
    '& .room': {
      ...{ position: 'sticky', left: 0, zIndex: 2, bgcolor: 'background.paper', borderRight: LINE },
      ...{ display: 'flex', alignItems: 'center', px: 1.5, fontSize: '0.8125rem', fontWeight: 600 },
      ...{ gridColumn: 1, gridRow: 1, minWidth: 0 },
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& b': { pl: 0.75, whiteSpace: 'nowrap' },
    },
    '& .night': { ...{ gridRow: 1, borderRight: LINE, cursor: 'cell', minWidth: 0 } },
    '& .night.weekend': { bgcolor: WEEKEND },
    '& .night.past': { bgcolor: '#f1efe8', cursor: 'default' },
    '& .night.today': { boxShadow: `inset 2px 0 0 ${COLORS.brandInk}` },
    '& .night.chosen': { bgcolor: CHOSEN, boxShadow: `inset 0 0 0 1.5px ${COLORS.brandInk}` },
    '& [role="gridcell"]:focus-visible': { outlineOffset: -3, zIndex: 1 },
    // of a stay that is moved by keyboard, the ghost shows where the focus is
    '& .row:has(.ghost) [role="gridcell"]:focus-visible': { outline: 'none' },
    ...STAYS,
    ...(width < 30 && NARROW),
  } as const;
}

const HEAD = {
  '& .head': { position: 'sticky', top: 0, zIndex: 3, bgcolor: 'background.paper' },
  '& .head .row.months': { height: 28, borderBottom: 0 },
  '& .head .row.days': { height: 44 },
  '& .month': {
    ...{ gridRow: 1, borderRight: LINE, minWidth: 0, display: 'flex', alignItems: 'center' },
    ...{ fontSize: '0.8125rem', fontWeight: 600 },
    '& span': {
      ...{ position: 'sticky', left: ROOM_WIDTH + 8, px: 1, whiteSpace: 'nowrap' },
      ...{ overflow: 'hidden', textOverflow: 'ellipsis' },
    },
  },
  '& .day': {
    ...{ gridRow: 1, borderRight: LINE, minWidth: 0, overflow: 'hidden', lineHeight: 1.3 },
    ...{ display: 'grid', alignContent: 'center', justifyItems: 'center', fontSize: '0.75rem' },
    color: 'text.secondary',
    '& b': { fontSize: '0.8125rem', color: COLORS.ink, fontWeight: 600 },
  },
  '& .day.weekend': { bgcolor: WEEKEND },
  '& .day.today': { bgcolor: COLORS.brandInk, color: '#ffffff', '& b': { color: '#ffffff' } },
} as const;

/** Of a stay of one night its mark is seen whole. */
const NARROW = { '& .row .stay': { px: '3px' }, '& .row .due': { mr: '3px' } } as const;

const STAYS = {
  '& .stay': {
    ...{ gridRow: 1, my: '4px', ml: '2px', mr: '3px', minWidth: 0, cursor: 'pointer' },
    ...{ display: 'flex', alignItems: 'center', borderRadius: '6px', overflow: 'hidden' },
    ...{ fontSize: '0.8125rem', fontWeight: 600, color: COLORS.ink },
    ...{ borderLeft: '4px solid transparent', px: 0.75 },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& .stay.before': { ml: 0, borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& .stay.behind': { mr: 0, borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  '& .due': {
    ...{ display: 'inline-block', width: 8, height: 8, borderRadius: '50%', mr: 0.75 },
    ...{ bgcolor: COLORS.danger, boxShadow: '0 0 0 1.5px #ffffff' },
  },
  '& .others': {
    ...{ ml: 'auto', minWidth: 18, height: 18, borderRadius: '9px', flexShrink: 0 },
    ...{ display: 'grid', placeItems: 'center', fontSize: '0.6875rem', fontStyle: 'normal' },
    ...{ bgcolor: COLORS.direct, color: '#ffffff', boxShadow: '0 0 0 1.5px #ffffff' },
  },
  '& .ghost': {
    ...{ gridRow: 1, zIndex: 1, my: '3px', minWidth: 0, pointerEvents: 'none', px: 0.75 },
    ...{ display: 'flex', alignItems: 'center', overflow: 'hidden', whiteSpace: 'nowrap' },
    ...{ border: `2px dashed ${COLORS.brandInk}`, borderRadius: '6px' },
    ...{ bgcolor: CHOSEN, fontSize: '0.8125rem', fontWeight: 600 },
  },
  '& .held': { bgcolor: '#fdf0d5', borderLeftColor: COLORS.warning },
  '& .booked': { bgcolor: '#d9f0e2', borderLeftColor: COLORS.brand },
  '& .inHouse': { bgcolor: COLORS.brandInk, color: '#ffffff', borderLeftColor: COLORS.direct },
  '& .left': { bgcolor: '#eae8e1', color: COLORS.muted, borderLeftColor: '#b9b4a5' },
  '& .noShow': { bgcolor: '#fbe4e2', borderLeftColor: COLORS.danger },
  '& .blocked': { background: HATCHED, borderLeftColor: COLORS.muted },
} as const;
