import { assertVersion, type PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type Checkout, isDue } from '@baanpak/domain/checkout/checkout-state.ts';
import { assertMoreSlips, toTransfer } from '@baanpak/domain/checkout/transfers.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { PaymentMethod } from '@baanpak/domain/values/money/payment-method.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { after } from '@baanpak/domain/values/time/instant.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type {
  Clock,
  Commands,
  Failpoints,
  Following,
  Holding,
  RequestIds,
  SecondFactors,
} from '../../ports.ts';
import type { Caller, Staff } from '../caller.ts';
import { finishOpenLateSettlement, settleLateMoney } from '../checkout/late-money.ts';
import { positionOfAll } from './booking-answer.ts';
import { loadBooking } from './load-booking.ts';
import { assertAllTheirs } from './staff-rights.ts';

/**
 * The hotel has the money, by transfer or in cash: for all that is paid for together. It races with
 * the hold's end and with online payments in the checkout. Refuses with `paid-online` while a guest is
 * to pay through the provider, `payment-in-progress`, and `not-payable`, which says why, once it was
 * paid, canceled or refunded. After the hold's end the nights are taken again; where they are not free
 * the money is owed back, and `room-already-booked` says so.
 */
export async function confirmPayment(
  ports: Commands & Clock & Failpoints & RequestIds & SecondFactors & Following,
  by: Staff,
  { bookingId, expectedVersion }: Readonly<{ bookingId: string; expectedVersion: number | null }>,
): Promise<Position> {
  const { state } = await loadBooking(ports, bookingId);
  const { checkoutUid: uid, units } = state.terms;
  if (state.status === 'Unavailable' || units !== undefined)
    throw new Refusal('wrong-status', 'Nobody pays for a block');
  await assertAllTheirs(ports, by, uid, 'decide-money');
  const transferId = by.idFor(`confirm-payment ${uid}`);
  const { state: paying, position } = await ports.commands.load(checkout, checkoutStream(uid));
  if (isConfirmed(paying, transferId)) return position;
  const { status, terms } = assertVersion(state, expectedVersion);
  const why = whyNotPayable(state, paying);
  if (why) throw new Refusal('not-payable', why.en, undefined, why);
  if ((status === 'Reserved' || status === 'Expired') && terms.paymentMethod !== 'direct')
    throw new Refusal('paid-online', 'The provider tells when it is paid');
  if (paying.status === 'expired') return confirmLate(ports, by, uid, transferId);
  const command = {
    type: 'ConfirmTransfer',
    data: { uid, transferId, paidAt: ports.now() },
  } as const;
  const stream = checkoutStream(uid);
  const { events } = await ports.commands.handle(checkout, stream, command, by.context);
  return ports.followUp(events);
}

/** The same request came before. */
const isConfirmed = (paying: Checkout, transferId: string): boolean =>
  'stays' in paying && paying.confirmedTransfer === transferId;

/** Where it breaks off, a process carries it on: the nights stay taken until the checkout decides. */
async function confirmLate(
  ports: Commands & Clock & Failpoints & Following,
  by: Staff,
  uid: string,
  transferId: string,
): Promise<Position> {
  const context = by.context;
  const before = await ports.followUp(await finishOpenLateSettlement(ports, uid, context));
  const data = { uid, attemptId: transferId, of: 'transfer', now: ports.now() } as const;
  const done = await ports.followUp(await settleLateMoney(ports, data, context));
  const { state, position } = await ports.commands.load(checkout, checkoutStream(uid));
  if (isConfirmed(state, transferId)) return latestPosition([before, done, position]);
  throw new Refusal('room-already-booked', 'The nights were sold; the money is to be given back');
}

const ALL_THE_SAME = {
  th: ' หากมีเงินโอนเข้ามาอีก ให้บันทึกเงินโอนเพื่อคืนให้ผู้เข้าพัก',
  en: ' Where a transfer came all the same, record it: it is owed back.',
};

/** Why staff cannot confirm money for a booking; null while it is to be paid, or may be after all. */
export function whyNotPayable(booking: PlacedBooking, paying: Checkout): I18nText | null {
  const because = becauseOf(booking, paying);
  if (because === null) return null;
  return { th: because.th + ALL_THE_SAME.th, en: because.en + ALL_THE_SAME.en };
}

function becauseOf(booking: PlacedBooking, paying: Checkout): I18nText | null {
  if ('paid' in booking && booking.status === 'Canceled')
    return {
      th: 'การจองนี้ถูกยกเลิกหลังชำระเงิน และเงินได้คืนหรือกำลังจะคืน',
      en: 'This booking was canceled after it was paid, and its money is given back.',
    };
  if (booking.desk.payments.size > 0) return AT_DESK;
  if (costsOtherwise(booking, paying)) return REPRICED;
  if (paying.status === 'paid') return paying.payment ? ONLINE : CONFIRMED;
  if (booking.status === 'Canceled' || isOver(paying))
    return { th: 'การจองนี้ถูกยกเลิกแล้ว', en: 'This booking was canceled.' };
  return null;
}

const ONLINE = {
  th: 'การจองนี้ชำระเงินออนไลน์แล้ว',
  en: 'This booking was paid online.',
};
const CONFIRMED = {
  th: 'การชำระเงินของการจองนี้ได้รับการยืนยันแล้ว',
  en: 'The payment of this booking was confirmed before.',
};

const AT_DESK = {
  th: 'รับเงินของการจองนี้ที่หน้าเคาน์เตอร์แล้ว ให้บันทึกการรับเงินส่วนที่เหลือแทน',
  en: 'Money for this booking was taken at the desk; record what is left as a payment.',
};

const REPRICED = {
  th: 'ราคาของการจองนี้เปลี่ยนหลังจากย้ายวันหรือห้อง ให้บันทึกการรับเงินที่หน้าเคาน์เตอร์แทน',
  en: 'This booking was moved to another price; record what is taken as a payment at the desk.',
};

/** Its checkout knows the price it had before it was moved. */
const costsOtherwise = ({ bookingId, terms }: PlacedBooking, paying: Checkout): boolean =>
  paying.status !== 'paid' &&
  'stays' in paying &&
  paying.stays.some((stay) => stay.bookingId === bookingId && stay.price !== terms.price);

const isOver = (paying: Checkout): boolean => !isDue(paying) && paying.status !== 'expired';

type RecordedTransfer = Readonly<{
  bookingId: string;
  amount: Satang;
  /** What the bank calls it: the same one for the same amount is the same transfer. */
  reference: string | null;
  expectedVersion: number | null;
}>;

/**
 * A transfer came all the same to a booking that is paid, or has ended: the hotel owes it back. Refuses
 * `wrong-status` while it may pay for the booking, and `idempotency-key-reused`.
 */
export async function recordTransfer(
  ports: Commands & RequestIds & Following,
  by: Staff,
  { bookingId, amount, reference, expectedVersion }: RecordedTransfer,
): Promise<Position> {
  const { state } = await loadBooking(ports, bookingId);
  const { checkoutUid: uid, units } = state.terms;
  if (units !== undefined) throw new Refusal('wrong-status', 'Nobody pays for a block');
  const transferId =
    reference === null
      ? by.idFor(`record-transfer ${bookingId}`)
      : ports.ids.idFor({ caller: bookingId, route: 'transfer', key: `${amount} ${reference}` });
  const before = await ports.commands.load(refund, refundStream(transferId));
  if (before.state.status === 'unknown') assertVersion(state, expectedVersion);
  else if (before.state.amount !== amount)
    throw new Refusal('idempotency-key-reused', 'The key was used with another amount');
  const data = { uid, transferId, bookingId, amount, reference };
  const { events, position } = await ports.commands.handle(
    checkout,
    checkoutStream(uid),
    { type: 'RecordTransfer', data },
    by.context,
  );
  return latestPosition([position, await ports.followUp(events)]);
}

/**
 * The guest says the hotel was sent the money, for all that is paid for together with it. `takeSlip` takes the slip that
 * came with it, once `admit` says that one more may; null without one.
 */
export async function reportTransfer(
  ports: Commands & Clock & Holding & Following,
  by: Caller,
  { terms: { checkoutUid: uid } }: PlacedBooking,
  takeSlip: (checkoutUid: string, admit: () => void) => Promise<string | null>,
): Promise<Position> {
  const stream = checkoutStream(uid);
  // before a picture is drawn that is then of no use
  const held = toTransfer((await ports.commands.load(checkout, stream)).state, ports.now());
  const slipId = await takeSlip(uid, () => assertMoreSlips(held));
  const now = ports.now();
  const heldUntil = after(now, ports.settings.transferTime);
  const command = { type: 'ReportTransfer', data: { uid, heldUntil, slipId, now } } as const;
  const { events } = await ports.commands.handle(checkout, stream, command, by.context);
  for (const { type, data } of events)
    if (type === 'TransferReported' && ports.settings.capHolds)
      await ports.holds.extend(data.bookingIds, data.heldUntil);
  return ports.followUp(events);
}

/** The guest pays another way, for all that is paid for together with it, while it is held. */
export async function changePaymentMethod(
  ports: Commands & Clock & Following,
  by: Caller,
  { terms: { checkoutUid: uid } }: PlacedBooking,
  paymentMethod: PaymentMethod,
): Promise<Position> {
  const { events, state } = await ports.commands.handle(
    checkout,
    checkoutStream(uid),
    { type: 'ChoosePaymentMethod', data: { uid, paymentMethod, now: ports.now() } },
    by.context,
  );
  return latestPosition([await ports.followUp(events), await positionOfAll(ports, state)]);
}
