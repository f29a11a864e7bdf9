import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { toCheckout } from '@baanpak/contract/checkout/to-checkout.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { latestPosition } from '../../http/answer.ts';
import type { Commands } from '../../ports.ts';
import { roomAnswer } from '../room/room-answer.ts';

/** A checkout of a cart as the read models will show it at `position`; throws `not-found`. */
export async function checkoutAnswer(
  ports: Commands,
  uid: string,
): Promise<{ data: CheckoutJson; position: Position }> {
  const { state, position } = await ports.commands.load(checkout, checkoutStream(uid));
  if (state.validUntil === null) throw new Refusal('not-found', 'No such checkout');
  const rooms = await Promise.all(state.items.map(({ roomId }) => roomAnswer(ports, roomId)));
  const stays = state.items.flatMap((item, n) => {
    const found = rooms[n];
    const note = state.notes?.[n] ?? null;
    return found ? [{ item, note, room: found.room, hotel: found.hotel }] : [];
  });
  const positions = rooms.map((room) => room.position);
  return {
    data: toCheckout(uid, state.validUntil, stays),
    position: latestPosition([position, ...positions]),
  };
}
