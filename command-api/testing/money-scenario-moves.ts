import fc from 'fast-check';
import {
  type Action,
  book,
  type Days,
  days,
  type Named,
  nth,
  number,
  type Scenario,
  scenarioOfBooking,
  sendThere,
  stayOf,
} from './money-scenario.ts';

type Move = Readonly<{ room: number; days: Days; reprice: boolean }>;
const move: fc.Arbitrary<Move> = fc.record({ room: number, days, reprice: fc.boolean() });

/** To a room of the hotel and other days, at what it costs or at the prices of now. */
function moveTo(scenario: Scenario, { room, days: drawn, reprice }: Move) {
  const { checkIn, checkOut } = stayOf(scenario, drawn);
  const roomId = nth(scenario.rooms, room)?.roomId;
  return { roomId, checkInDate: checkIn, checkOutDate: checkOut, reprice };
}

const ofMove = (act: (scenario: Scenario, id: string, move: Move) => Promise<unknown>) =>
  move.chain((drawn) => scenarioOfBooking((scenario, id) => act(scenario, id, drawn)));

/** Staff move stays, and see guests come and leave before their day. */
export const MOVES: readonly Named[] = [
  [
    'pay and move a stay',
    4,
    fc.tuple(number, move).map(
      ([n, drawn]): Action =>
        async (scenario) => {
          const { shop, staff, admin, carts } = scenario;
          const cart = nth(carts, n);
          if (!cart) return;
          await shop.payByCard({ checkoutId: cart.uid });
          for (const id of cart.bookingIds) await staff.change(admin, id, moveTo(scenario, drawn));
        },
    ),
  ],
  [
    'move a stay',
    3,
    ofMove((scenario, id, drawn) =>
      scenario.staff.change(scenario.admin, id, moveTo(scenario, drawn)),
    ),
  ],
  [
    'move a stay where trouble is',
    3,
    ofMove(async (scenario, id, drawn) => {
      const { shop, there, admin } = scenario;
      const path = `/bookings/${await shop.staffId(id)}`;
      return sendThere(scenario, there.put(path, moveTo(scenario, drawn), admin.headers));
    }),
  ],
  [
    'come today, pay, and leave before the day',
    4,
    move.map(
      ({ room, days: [, length], reprice }): Action =>
        async (scenario) => {
          const { shop, staff, admin } = scenario;
          const cart = await book(scenario, [[room, [0, length + 1]]]);
          const [id] = cart?.bookingIds ?? [];
          if (!cart || id === undefined) return;
          await shop.payByCard({ checkoutId: cart.uid });
          await staff.change(admin, id, { action: 'check-in' });
          return staff.change(admin, id, { action: 'check-out', reprice });
        },
    ),
  ],
];
