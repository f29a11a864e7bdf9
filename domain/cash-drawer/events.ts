import type { EventEntries } from '../values/decider/event-entry.ts';
import type { CashDrawerEvent } from './cash-drawer.ts';

type OfDrawer = Readonly<{
  data: Readonly<{ hotelId: string; ownerId: string; userId: string }>;
}>;
const itsDrawer = ({ data: { hotelId, ownerId, userId } }: OfDrawer) => ({
  hotel: hotelId,
  owner: ownerId,
  user: userId,
});

/** What is known of each event of a cash drawer. A note takes the key of its user. */
export const CASH_DRAWER_EVENTS = {
  CashMoved: { concerns: itsDrawer },
  ShiftCounted: { personal: { subject: 'userId', field: 'note' }, concerns: itsDrawer },
} as const satisfies EventEntries<CashDrawerEvent>;
