import { CASE_ACTIONS } from '@baanpak/domain/money-case/money-case.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { after, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import fc from 'fast-check';
import {
  action,
  actionOfBooking,
  booked,
  due,
  type Named,
  nth,
  ofAttempt,
  ofCart,
  ofCase,
  ofRefund,
  open,
  over,
  unpaid,
  waits,
  whichIs,
} from './action-kinds.ts';
import { AT_DESK } from './at-desk.ts';
import { FAULTS } from './faults.ts';
import { MOVES } from './moves.ts';

const stay = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
  .map(([first, length]) => nights(first, first + length));
const stayInRoom = fc.record({ room: fc.nat({ max: 2 }), stay });

const GUESTS: readonly Named[] = [
  action('book', 4, fc.array(stayInRoom, { minLength: 1, maxLength: 2 }), (world, all) =>
    world.book(all),
  ),
  ofCart('pay by card', 3, (world, cart) => world.attempt(cart, 'successful'), due),
  ofCart('be declined', 1, (world, cart) => world.attempt(cart, 'failed'), due),
  ofCart('ask for a QR', 4, (world, cart) => world.attempt(cart, 'pending'), due),
  ofCart(
    'be charged another sum',
    2,
    (world, cart) => world.attempt(cart, 'successful', baht(20)),
    due,
  ),
  ofCart(
    'ask for a QR of another sum',
    1,
    (world, cart) => world.attempt(cart, 'pending', baht(20)),
    due,
  ),
  ofCart(
    'pay a second time',
    2,
    (world, cart) => {
      world.attempt(cart, 'pending');
      const first = world.attempts.at(-1)?.attemptId ?? '';
      world.attempt(cart, 'successful');
      world.scan(first);
      world.hear(first);
    },
    due,
  ),
  ofAttempt('scan', 4, (world, id) => world.scan(id)),
  ofCart(
    'pay a QR when the hold has ended',
    3,
    (world, cart) => {
      world.attempt(cart, 'pending');
      world.waitUntil(after(world.now, 31 * MINUTE));
      const late = world.attempts.at(-1)?.attemptId ?? '';
      world.scan(late);
      world.hear(late);
    },
    due,
  ),
  ofCart('report a transfer', 2, (world, { uid }) => world.sayTransferred(uid), due),
  ofCart('give up', 1, (world, { uid }) => world.giveUp(uid), due),
  actionOfBooking('ask for a refund', 3, (world, id) => world.askBack(id, world.newId()), booked),
];

const STAFF: readonly Named[] = [
  actionOfBooking('approve a refund', 3, (world, id, n) => world.approve(id, baht(75 * n)), waits),
  actionOfBooking('reject a refund', 1, (world, id) => world.reject(id), waits),
  actionOfBooking('cancel what is paid', 2, (world, id) => world.callOff(id), booked),
  ofCart('cancel what is not paid', 1, (world, { uid }) => world.cancelUnpaid(uid), due),
  ofCart(
    'find a transfer',
    2,
    (world, cart) => world.findTransfer(cart, `bank ${cart.uid}`),
    unpaid,
  ),
  ofCart('find another transfer', 1, (world, cart) => world.findTransfer(cart, world.newId())),
  ofCart('record a transfer beside', 1, (world, cart) => world.recordTransfer(cart), over),
  ofCase(
    'settle a case',
    3,
    (world, id, n) => world.settleCase(id, nth(CASE_ACTIONS, n) ?? 'close'),
    open,
  ),
  ofCase('settle a case again', 1, (world, id, n) =>
    world.settleCase(id, nth(CASE_ACTIONS, n) ?? 'close'),
  ),
  ofRefund('retry a refund', 1, (world, id) => world.seeTo(id, 'RetryRefund'), whichIs('failed')),
  ofRefund(
    'transfer a refund',
    2,
    (world, id) => world.seeTo(id, 'ConfirmRefundPaid'),
    whichIs('failed', 'left-to-hotel'),
  ),
];

/** What can happen, by name so that a counterexample can be read. */
export const story = fc.array(
  fc.oneof(
    ...[...GUESTS, ...STAFF, ...AT_DESK, ...MOVES, ...FAULTS].map(([name, weight, arbitrary]) => ({
      weight,
      arbitrary: arbitrary.map((act) => Object.assign(act, { toString: () => name })),
    })),
  ),
  { minLength: 30, maxLength: 100, size: 'max' },
);
