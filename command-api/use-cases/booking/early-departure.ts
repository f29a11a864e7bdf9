import type { PlacedBooking, PlannedMove } from '@baanpak/domain/booking/booking-state.ts';
import { keepsPrice } from '@baanpak/domain/booking/moves.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Commands } from '../../ports.ts';
import { chargeOf } from '../refund/charge-of.ts';
import { loadOffer } from '../room/load-offer.ts';
import { assertNothingUnderWay } from './assert-nothing-under-way.ts';

/** `reprice`: the nights stayed are paid for at the prices of now; else the stay costs what it did. */
type Asked = Pick<PlannedMove, 'moveId' | 'by' | 'at'> & Readonly<{ reprice: boolean }>;

/**
 * What becomes of the nights left when the guest departs now; undefined on the last day and after. The first
 * night stays the guest's.
 */
export async function earlyDeparture(
  ports: Commands,
  { terms, moves }: PlacedBooking,
  { reprice, ...asked }: Asked,
): Promise<PlannedMove | undefined> {
  const today = bangkokDay(asked.at);
  const { roomId, checkIn, checkoutUid } = terms;
  const checkOut = today > checkIn ? today : addDays(checkIn, 1);
  if (checkOut >= terms.checkOut) return undefined;
  const stay = { checkIn, checkOut };
  const told = { ...asked, hadBy: moves.last, reason: null };
  if (!reprice)
    return { ...told, to: { roomId, ...stay, ...keepsPrice(terms, stay) }, chargeId: null };
  await assertNothingUnderWay(ports, checkoutUid);
  const { nightPrices, total: price } = quote((await loadOffer(ports, roomId)).room, stay);
  const chargeId = await chargeOf(ports, checkoutUid);
  return { ...told, to: { roomId, ...stay, nightPrices, price }, chargeId, reprice };
}
