import { chargedBy } from '@baanpak/contract/booking/present-booking.ts';
import { lastDeskMethod } from '@baanpak/contract/booking/to-bill.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { isPaid, refundable } from '@baanpak/domain/booking/booking-money.ts';
import type { PlacedBooking, RequestRefund } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout } from '@baanpak/domain/checkout/checkout-state.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { refundQuote } from '@baanpak/domain/refund/refund-quote.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { needsAccount, type WaysPaid, wayBack } from '@baanpak/domain/values/money/paid-by.ts';
import { accountIn, type BankAccount, differenceIn } from '@baanpak/domain/values/money/refund.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { Clock, Commands, Ports } from '../../ports.ts';
import type { OpenedBooking } from '../booking/load-booking.ts';
import type { Caller } from '../caller.ts';

type Wish = Partial<BankAccount> & Readonly<{ reason: string; keepStay?: boolean }>;

/**
 * The guest asks to cancel a stay to come and to get its money back, and names the account that a refund waits for;
 * with `keepStay` the latter alone. Staff decide (decide-refund.ts). A repeated call changes nothing.
 */
export async function requestRefund(
  ports: Commands & Clock,
  by: Caller,
  { bookingId, state, position }: OpenedBooking,
  { reason, keepStay: keepsStay = false, ...account }: Wish,
): Promise<Readonly<{ position: Position; replayed: boolean }>> {
  const requestId = by.idFor(`refund of ${bookingId}`);
  if (isReplay(by, requestId, state)) return { position, replayed: true };
  const now = ports.now();
  const quote = quoteOf(state, bangkokDay(now));
  const way = wayBack(await waysPaid(ports, state), quote?.amount ?? satang(0));
  const data = {
    bookingId,
    requestId,
    requestHash: by.context.requestHash ?? null,
    wish: { reason, ...accountOf(account) },
    keepsStay,
    quote,
    accountNeeded: needsAccount(way),
    requestedAt: now,
    today: bangkokDay(now),
  };
  return { position: await record(ports, by, data), replayed: false };
}

/** The guest names where the money goes that a refund waits with. */
export const nameRefundAccount = (
  ports: Commands & Clock,
  by: Caller,
  bookingId: string,
  account: BankAccount,
): Promise<Position> => {
  const now = ports.now();
  return record(ports, by, {
    bookingId,
    requestId: by.idFor(`account of ${bookingId}`),
    requestHash: by.context.requestHash ?? null,
    wish: { reason: null, ...account },
    keepsStay: true,
    quote: null,
    requestedAt: now,
    today: bangkokDay(now),
  });
};

async function record(
  { commands }: Commands,
  by: Caller,
  data: RequestRefund['data'],
): Promise<Position> {
  const command = { type: 'RequestRefund', data } as const;
  const stream = bookingStream(data.bookingId);
  return (await commands.handle(booking, stream, command, by.context)).position;
}

/** What a lower price made too much is decided on by itself. */
function quoteOf(state: PlacedBooking, today: ReturnType<typeof bangkokDay>) {
  const received = satang(refundable(state) - differenceIn(state.refunds.asked.values()));
  return refundQuote({ ...state, received }, today);
}

/** All of an account or nothing of it: a part says nobody where to. */
function accountOf(body: Partial<BankAccount>): BankAccount | null {
  const { bank, accountNumber, accountName } = body;
  const parts = Object.entries({ bank, accountNumber, accountName });
  const missing = parts.filter(([, part]) => part === undefined).map(([name]) => name);
  if (missing.length > 0 && missing.length < parts.length)
    throw new InvalidRequest(missing.map((path) => ({ path, message: MISSING })));
  return accountIn(body);
}

const MISSING = { th: 'ต้องระบุ', en: 'is needed' };

/** How the stay was paid, as `wayBack` takes it. */
async function waysPaid({ commands }: Commands, state: PlacedBooking): Promise<WaysPaid> {
  const { checkoutUid, paymentMethod } = state.terms;
  const { state: paying } = await commands.load(checkout, checkoutStream(checkoutUid));
  const attempt = await attemptThatPaid(commands, paying);
  const desk = lastDeskMethod(Object.fromEntries(state.desk.payments));
  return { throughCheckout: isPaid(state), paymentMethod, chargedBy: chargedBy(attempt), desk };
}

async function attemptThatPaid(commands: Ports['commands'], paying: Checkout) {
  const attemptId = paying.status === 'paid' ? paying.payment?.attemptId : undefined;
  if (attemptId === undefined) return undefined;
  return (await commands.load(payment, paymentStream(attemptId))).state;
}

/** Whether this very request was taken before; its key with another body is refused. */
function isReplay(by: Caller, requestId: string, { refunds }: PlacedBooking): boolean {
  const hash = refunds.requestIds.get(requestId);
  if (hash === undefined) return false;
  if (hash !== by.bodyHash())
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  return true;
}
