import { chargeOf } from '@baanpak/command-api/use-cases/payment/checkout-payment.ts';
import { bookingStream, booking as ofBooking } from '@baanpak/domain/booking/booking.ts';
import type {
  AttendanceCommand,
  BookingCommand,
  PlacedBooking,
} from '@baanpak/domain/booking/booking-state.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { refundQuote } from '@baanpak/domain/refund/refund-quote.ts';
import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { after, HOUR, type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { DemoBooking, DemoCourse } from './demo-booking.ts';
import { type Actor, as, deskOf, handleCommand, idsOf, ownerOf, type Past } from './past.ts';
import { cancelUnpaid } from './pay.ts';

const REASONS = {
  th: ['ป่วยกะทันหัน', 'เที่ยวบินถูกยกเลิก', 'ติดงานด่วน', 'เปลี่ยนแผนเดินทาง'],
  en: ['Fell ill', 'Our flight was canceled', 'Work came up', 'Change of plans'],
} as const;
const BANKS = ['KBANK', 'SCB', 'BBL', 'KTB'] as const;

type Plan = (past: Past, booking: DemoBooking) => void;

const COURSES: Readonly<Record<DemoCourse, Plan>> = {
  stays: planStay,
  arrives: planStay,
  'stays-uncounted': () => {},
  'no-show': planNoShow,
  'hotel-cancels': planCancellation,
  'asks-for-refund': planRequest,
  'refund-rejected': planRejection,
  refunded: planApproval,
  'refunded-in-part': planApproval,
  'refund-fails': planApproval,
  'refund-fails-once': planApproval,
};

/** How a certain booking goes on: its guest comes, or does not, or it is called off. */
export const planCourse: Plan = (past, booking) => COURSES[booking.course](past, booking);

function planNoShow(past: Past, booking: DemoBooking): void {
  const at = after(startOfDay(addDays(booking.checkIn, 1)), 9 * HOUR);
  past.agenda.plan(at, () => attend(past, booking, 'RecordNoShow'));
}

function planCancellation(past: Past, booking: DemoBooking): void {
  past.agenda.plan(booking.changesAt, () => cancel(past, booking));
  planTransferred(past, booking, booking.changesAt);
}

function planRequest(past: Past, booking: DemoBooking): void {
  past.agenda.plan(booking.changesAt, () => askBack(past, booking));
}

function planRejection(past: Past, booking: DemoBooking): void {
  planRequest(past, booking);
  past.agenda.plan(after(booking.changesAt, 5 * HOUR), () => reject(past, booking));
}

function planStay(past: Past, booking: DemoBooking): void {
  const { course, bookedAt, checkIn, checkOut, delay } = booking;
  const wanted = after(startOfDay(checkIn), 12 * HOUR + delay * MINUTE);
  const earliest = after(bookedAt, 5 * MINUTE);
  const arrives = wanted > earliest ? wanted : earliest;
  past.agenda.plan(arrives, () => attend(past, booking, 'RecordArrival'));
  if (course !== 'stays') return;
  const leaves = after(startOfDay(checkOut), 7 * HOUR + (delay / 2) * MINUTE);
  past.agenda.plan(leaves, () => attend(past, booking, 'RecordDeparture'));
}

async function stateOf(past: Past, booking: DemoBooking): Promise<PlacedBooking> {
  const stream = bookingStream(idsOf(past, booking.name).bookingId);
  const { state } = await past.ports.commands.load(ofBooking, stream);
  if (state.status === 'unknown') throw new Error(`${booking.name} was never booked`);
  return state;
}

const command = (past: Past, booking: DemoBooking, who: Actor, asked: BookingCommand) =>
  handleCommand(
    past,
    ofBooking,
    bookingStream(idsOf(past, booking.name).bookingId),
    asked,
    as(past, who, `${booking.name}/${asked.type}`),
  );

const paidFor = (state: PlacedBooking): Satang => ('paid' in state ? state.paid : satang(0));

async function attend(
  past: Past,
  booking: DemoBooking,
  type: AttendanceCommand['type'],
): Promise<void> {
  const { status } = await stateOf(past, booking);
  if (status !== 'Booked') return;
  const at = past.ports.now();
  const who = deskOf(past, booking);
  const { bookingId } = idsOf(past, booking.name);
  const by = past.id('user', who);
  const data = { bookingId, expectedVersion: null, by, at, today: bangkokDay(at) };
  await command(past, booking, who, { type, data });
}

/** The hotel calls it off: what was paid goes back in full. */
async function cancel(past: Past, booking: DemoBooking): Promise<void> {
  const state = await stateOf(past, booking);
  if (paidFor(state) === 0) return cancelUnpaid(past, booking);
  const { bookingId, uid } = idsOf(past, booking.name);
  const chargeId = await chargeOf(past.ports, uid);
  const refundId = past.id('refund', booking.name);
  const reason = 'น้ำไม่ไหล ปิดซ่อมห้อง';
  const data = { bookingId, refundId, chargeId, reason, ...decision(past, booking) };
  await command(past, booking, ownerOf(past, booking), { type: 'CancelPaidBooking', data });
}

const decision = (past: Past, booking: DemoBooking) => ({
  expectedVersion: null,
  by: past.id('user', ownerOf(past, booking)),
  at: past.ports.now(),
});

async function askBack(past: Past, booking: DemoBooking): Promise<void> {
  const state = await stateOf(past, booking);
  const { guest, delay, name } = booking;
  const requestedAt = past.ports.now();
  const today = bangkokDay(requestedAt);
  const reasons = REASONS[guest.lang];
  const accountNumber = `123-4-${String(10_000 + delay)}-0`;
  const bank = BANKS[delay % BANKS.length] ?? BANKS[0];
  const wish = {
    ...{ bank, accountNumber, accountName: guest.name },
    reason: reasons[delay % reasons.length] ?? reasons[0],
  };
  const data = {
    ...{ bookingId: idsOf(past, name).bookingId, requestId: past.id('refund', name) },
    ...{ requestHash: null, wish, keepsStay: false, requestedAt, today },
    quote: refundQuote({ ...state, received: paidFor(state) }, today),
  };
  await command(past, booking, 'guest', { type: 'RequestRefund', data });
}

async function reject(past: Past, booking: DemoBooking): Promise<void> {
  const { bookingId } = idsOf(past, booking.name);
  const reason = 'พ้นกำหนดยกเลิกตามเงื่อนไขแล้ว';
  const data = { bookingId, refundId: null, reason, ...decision(past, booking) };
  await command(past, booking, ownerOf(past, booking), { type: 'RejectRefund', data });
}

/** All of it or the half goes back; where the bank refuses, staff try again the next day or have yet to. */
function planApproval(past: Past, booking: DemoBooking): void {
  planRequest(past, booking);
  const { agenda, provider, ports } = past;
  const at = after(booking.changesAt, 5 * HOUR);
  const { bookingId, uid } = idsOf(past, booking.name);
  const fails = booking.course === 'refund-fails' || booking.course === 'refund-fails-once';
  agenda.plan(at, async () => {
    const paid = paidFor(await stateOf(past, booking));
    const amount =
      booking.course === 'refunded-in-part' ? satang(Math.floor(paid / 200) * 100) : paid;
    const chargeId = await chargeOf(ports, uid);
    if (fails && chargeId !== null) provider.refuseRefunds(chargeId, true);
    const what = { bookingId, refundId: null, chargeId, amount, reason: null };
    const data = { ...what, ...decision(past, booking) };
    await command(past, booking, ownerOf(past, booking), { type: 'ApproveRefund', data });
  });
  planTransferred(past, booking, at);
  if (booking.course === 'refund-fails-once')
    agenda.plan(after(at, 26 * HOUR), () => tryAgain(past, booking));
}

/** What the provider cannot give back the hotel transfers the next day. */
function planTransferred(past: Past, booking: DemoBooking, decided: Instant): void {
  past.agenda.plan(after(decided, 20 * HOUR), async () => {
    const waiting = await refundIn(past, booking, 'left-to-hotel');
    if (waiting) await see(past, booking, waiting, 'ConfirmRefundPaid');
  });
}

async function tryAgain(past: Past, booking: DemoBooking): Promise<void> {
  const chargeId = await chargeOf(past.ports, idsOf(past, booking.name).uid);
  if (chargeId !== null) past.provider.refuseRefunds(chargeId, false);
  const failed = await refundIn(past, booking, 'failed');
  if (failed) await see(past, booking, failed, 'RetryRefund');
}

async function refundIn(past: Past, booking: DemoBooking, status: 'left-to-hotel' | 'failed') {
  const { refunds } = await stateOf(past, booking);
  return [...refunds.moved.values()].find((each) => each.status === status)?.refundId;
}

function see(
  past: Past,
  booking: DemoBooking,
  refundId: string,
  type: 'ConfirmRefundPaid' | 'RetryRefund',
): Promise<void> {
  const { by, at } = decision(past, booking);
  const context = as(past, ownerOf(past, booking), `${booking.name}/${type}`);
  return handleCommand(
    past,
    refund,
    refundStream(refundId),
    { type, data: { refundId, by, at } },
    context,
  );
}
