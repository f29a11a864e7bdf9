import { attemptPayment } from '@baanpak/command-api/use-cases/payment/attempt-payment.ts';
import { endCharge } from '@baanpak/command-api/use-cases/payment/end-charge.ts';
import { settleCharge } from '@baanpak/command-api/use-cases/payment/settle-charge.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { caseIdOf, moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { baht, satang } from '@baanpak/domain/values/money/money.ts';
import { after, HOUR, type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { nightsOf, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { DemoBooking, DemoPayment } from './demo-booking.ts';
import { as, deskOf, handleCommand, idsOf, ownerOf, type Past } from './past.ts';

type Step = Readonly<{ name: string; at: Instant }>;

/** Has the money of a booking come, as it was agreed or otherwise. */
export function planPayment(past: Past, booking: DemoBooking): void {
  const { payment } = booking;
  if (payment.by === 'nobody') planNothing(past, booking, payment.because);
  else if (payment.by === 'desk') planTransfer(past, booking, whenAtDesk(booking));
  else if (payment.by === 'transfer') planReported(past, booking, payment.found);
  else planOnline(past, booking, payment);
}

type Online = Exclude<DemoPayment, { by: 'nobody' | 'desk' | 'transfer' }>;

function planOnline(past: Past, booking: DemoBooking, payment: Online): void {
  const { bookedAt, name } = booking;
  const first = { name: `${name}/1`, at: after(bookedAt, 3 * MINUTE) };
  const last = { name: `${name}/2`, at: after(first.at, MINUTE) };
  if ('after' in payment) planAttempt(past, booking, first, 'poor');
  if ('less' in payment) planWrongSum(past, booking, payment, last);
  else if ('late' in payment) planLate(past, booking, payment.late, last);
  else planAttempt(past, booking, last, 'good');
}

function planNothing(
  past: Past,
  booking: DemoBooking,
  because: Extract<DemoPayment, { by: 'nobody' }>['because'],
): void {
  if (because === 'given-up')
    past.agenda.plan(after(booking.bookedAt, 6 * MINUTE), () => giveUp(past, booking));
  if (because === 'canceled')
    past.agenda.plan(booking.changesAt, () => cancelUnpaid(past, booking));
}

function giveUp(past: Past, { name }: DemoBooking): Promise<void> {
  const { uid } = idsOf(past, name);
  const command = { type: 'GiveUpCheckout', data: { uid, now: past.ports.now() } } as const;
  return handleCommand(
    past,
    checkout,
    checkoutStream(uid),
    command,
    as(past, 'guest', `${name}/give-up`),
  );
}

/** Staff call off what nobody paid. */
export function cancelUnpaid(past: Past, booking: DemoBooking): Promise<void> {
  const { uid } = idsOf(past, booking.name);
  const reason = 'ลูกค้าโทรมายกเลิก';
  const command = { type: 'CancelCheckout', data: { uid, now: past.ports.now(), reason } } as const;
  const context = as(past, deskOf(past, booking), `${booking.name}/cancel`);
  return handleCommand(past, checkout, checkoutStream(uid), command, context);
}

/** Who is not going to be there pays before. */
const whenAtDesk = ({ course, bookedAt, checkIn, delay }: DemoBooking): Instant | null => {
  if (course === 'no-show' || course === 'hotel-cancels') return null;
  const arrives = after(startOfDay(checkIn), 12 * HOUR + (delay + 2) * MINUTE);
  const earliest = after(bookedAt, 7 * MINUTE);
  if (course !== 'stays' && course !== 'arrives') return after(bookedAt, HOUR);
  return arrives > earliest ? arrives : earliest;
};

function planTransfer(past: Past, booking: DemoBooking, at: Instant | null): void {
  if (at === null) return;
  const { uid } = idsOf(past, booking.name);
  past.agenda.plan(at, () => {
    const data = { uid, transferId: past.id('transfer', booking.name), paidAt: at };
    const command = { type: 'ConfirmTransfer', data } as const;
    const context = as(past, ownerOf(past, booking), `${booking.name}/confirm`);
    return handleCommand(past, checkout, checkoutStream(uid), command, context);
  });
}

/** In the demo's past, whatever the setting is by now: its transfers were all found in time. */
const TIME_FOR_TRANSFERS = 24 * HOUR;

/** The guest says the money was sent; the hotel finds it within the hour, or never. */
function planReported(past: Past, booking: DemoBooking, found: boolean): void {
  const { agenda } = past;
  const { uid } = idsOf(past, booking.name);
  const at = after(booking.bookedAt, 12 * MINUTE);
  agenda.plan(at, () => {
    const heldUntil = after(at, TIME_FOR_TRANSFERS);
    const data = { uid, heldUntil, slipId: null, now: at };
    const context = as(past, 'guest', `${booking.name}/report`);
    const command = { type: 'ReportTransfer', data } as const;
    return handleCommand(past, checkout, checkoutStream(uid), command, context);
  });
  if (found) planTransfer(past, booking, after(at, 55 * MINUTE));
}

function planAttempt(past: Past, booking: DemoBooking, step: Step, token: 'good' | 'poor'): void {
  past.agenda.plan(step.at, () => attempt(past, booking, step, token));
  if (token === 'good' && booking.payment.by !== 'card')
    past.agenda.plan(after(step.at, 50 * 1_000), () => payAndTell(past, step));
}

function attempt(past: Past, { name, payment: { by } }: DemoBooking, step: Step, token: string) {
  if (by === 'nobody' || by === 'desk' || by === 'transfer') throw new Error(`${by} is not online`);
  const { uid } = idsOf(past, name);
  const attemptId = past.id('charge', step.name);
  const request = { attemptId, uid, method: by, token, returnUri: 'http://127.0.0.1/' };
  return attemptPayment(past.ports, request, as(past, 'guest', `${step.name}/pay`));
}

/** The guest pays at the bank; the provider's webhook tells. */
async function payAndTell(past: Past, step: Step): Promise<void> {
  const attemptId = past.id('charge', step.name);
  past.provider.pay(attemptId);
  const context = as(past, 'guest', `${step.name}/webhook`);
  await past.ports.followUp(await settleCharge(past.ports, attemptId, context));
}

function planLate(
  past: Past,
  booking: DemoBooking,
  late: 'expired' | 'given-up',
  step: Step,
): void {
  const { agenda, ports } = past;
  agenda.plan(step.at, () => attempt(past, booking, step, 'good'));
  if (late === 'given-up')
    agenda.plan(after(step.at, 2 * MINUTE), async () => {
      const context = as(past, 'guest', `${step.name}/end`);
      await endCharge(ports, past.id('charge', step.name), context);
      await giveUp(past, booking);
    });
  const paid = after(step.at, ports.settings.holdTime + 9 * MINUTE);
  agenda.plan(paid, () => payAndTell(past, step));
  planReturned(past, booking, past.id('charge', step.name), paid);
}

/** What came for nothing, and the provider cannot give back, the hotel transfers the next day. */
function planReturned(past: Past, booking: DemoBooking, refundId: string, since: Instant): void {
  const at = after(since, 20 * HOUR);
  const stream = refundStream(refundId);
  past.agenda.plan(at, async () => {
    const { state } = await past.ports.commands.load(refund, stream);
    if (state.status !== 'left-to-hotel') return;
    const owner = ownerOf(past, booking);
    const data = { refundId, by: past.id('user', owner), at };
    const command = { type: 'ConfirmRefundPaid', data } as const;
    await handleCommand(past, refund, stream, command, as(past, owner, `${booking.name}/returned`));
  });
}

function planWrongSum(
  past: Past,
  booking: DemoBooking,
  { less, settle }: Extract<DemoPayment, { less: number }>,
  step: Step,
): void {
  const { agenda, ports, provider } = past;
  const attemptId = past.id('charge', step.name);
  agenda.plan(step.at, async () => {
    const { uid } = idsOf(past, booking.name);
    const { state } = await ports.commands.load(checkout, checkoutStream(uid));
    const due = 'stays' in state ? state.amount : baht(nightsOf(booking).length);
    provider.takeInstead(attemptId, satang(due - baht(less)));
    await attempt(past, booking, step, 'good');
  });
  agenda.plan(after(step.at, MINUTE), () => payAndTell(past, step));
  if (settle !== null) {
    const at = after(step.at, 15 * MINUTE);
    const caseId = caseIdOf('mismatched-money', attemptId);
    agenda.plan(at, () => settleCase(past, caseId, settle, at));
    planReturned(past, booking, caseId, at);
  }
}

/** The site's own people decide on the money of a case. */
export function settleCase(
  past: Past,
  caseId: string,
  action: 'return' | 'book' | 'close',
  settledAt: Instant,
): Promise<void> {
  const reason = action === 'close' ? 'ตกลงกับลูกค้าทางโทรศัพท์แล้ว' : null;
  const by = past.id('user', 'admin');
  const data = { caseId, action, reason, by, version: null, settledAt };
  const command = { type: 'SettleCase', data } as const;
  return handleCommand(
    past,
    moneyCase,
    moneyCaseStream(caseId),
    command,
    as(past, 'admin', `${caseId}/settle`),
  );
}
