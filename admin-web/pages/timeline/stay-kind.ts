import type { TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';

/** How a stay looks. */
export const KINDS = ['held', 'booked', 'inHouse', 'left', 'noShow', 'blocked'] as const;
export type StayKind = (typeof KINDS)[number];

export function kindOf(stay: TimelineStayJson): StayKind {
  if (stay.status === 'Unavailable' || stay.units !== undefined) return 'blocked';
  if (stay.noShow) return 'noShow';
  if (stay.checkOutStatus || stay.status === 'Completed') return 'left';
  if (stay.checkInStatus) return 'inHouse';
  return stay.status === 'Reserved' ? 'held' : 'booked';
}
