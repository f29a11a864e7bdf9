import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingTerms } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  casesOfCheckout,
  casesOfCheckoutStream,
} from '@baanpak/domain/money-case/cases-of-checkout.ts';
import {
  type CaseFacts,
  caseIdOf,
  moneyCase,
  moneyCaseStream,
  type OpenCase,
  openCaseOf,
} from '@baanpak/domain/money-case/money-case.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands } from '../../ports.ts';

type Opened = Pick<CaseFacts, 'bookingIds' | 'ownerId' | 'checkoutUid'>;

/**
 * Opens a case, with the bookings, the owner and the checkout as far as one tells of the other; nothing
 * where it was opened before. It is listed first, so that no open case of a checkout is overlooked.
 */
export async function openCase(
  ports: Commands,
  { data }: OpenCase,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { caseId } = data;
  const facts = { ...data, ...(await completed(ports, data)) };
  const { checkoutUid } = facts;
  if (checkoutUid !== null) {
    const listed = { type: 'ListCase', data: { checkoutUid, caseId } } as const;
    const stream = casesOfCheckoutStream(checkoutUid);
    await ports.commands.handle(casesOfCheckout, stream, listed, {
      ...context,
      commandId: `${context.commandId}/list`,
    });
  }
  const command = { type: 'OpenCase', data: facts } as const;
  return (await ports.commands.handle(moneyCase, moneyCaseStream(caseId), command, context)).events;
}

async function completed(ports: Commands, data: CaseFacts): Promise<Opened> {
  const bookingIds = await bookingsOf(ports, data);
  const terms = await Promise.all(bookingIds.map((bookingId) => termsOf(ports, bookingId)));
  return {
    bookingIds,
    ownerId: data.ownerId ?? theOne(terms.map((each) => each?.ownerId ?? null)),
    checkoutUid: data.checkoutUid ?? theOne(terms.map((each) => each?.checkoutUid ?? null)),
  };
}

async function bookingsOf(
  { commands }: Commands,
  { bookingIds, checkoutUid }: CaseFacts,
): Promise<readonly string[]> {
  if (bookingIds.length > 0 || checkoutUid === null) return bookingIds;
  const { state } = await commands.load(checkout, checkoutStream(checkoutUid));
  return 'stays' in state ? state.stays.map(({ bookingId }) => bookingId) : [];
}

async function termsOf({ commands }: Commands, bookingId: string): Promise<BookingTerms | null> {
  const { state } = await commands.load(booking, bookingStream(bookingId));
  return state.status === 'unknown' ? null : state.terms;
}

/** Null where there are several: what concerns more than one owner, the site's own people settle. */
function theOne(ids: readonly (string | null)[]): string | null {
  const [id = null] = ids;
  return ids.every((other) => other === id) ? id : null;
}

/**
 * A dispute of a charge is a case, and ends with it: won, or lost with its money. One that is heard of
 * when it is over was a case all the same.
 */
export async function settleDispute(
  ports: Commands & Clock,
  { chargeId, attemptId, dispute }: ChargeFacts,
  checkoutUid: string | null,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  if (!dispute) return [];
  const { disputeId, status, amount, reason } = dispute;
  const now = ports.now();
  const known = { checkoutUid, chargeId, attemptId, amount, detail: reason ? [reason] : [] };
  const opened = openCaseOf('dispute', disputeId, { ...known, openedAt: now });
  const named = (about: string) => ({ ...context, commandId: `${context.commandId}/${about}` });
  const isOver = status === 'won' || status === 'lost';
  const caseId = caseIdOf('dispute', disputeId);
  const { state } = await ports.commands.load(moneyCase, moneyCaseStream(caseId));
  if (isOver && state.status !== 'unknown' && state.status !== 'open') return [];
  const events = await openCase(ports, opened, named(`${disputeId}/open`));
  if (!isOver) return events;
  const data = { caseId, because: `dispute-${status}`, resolvedAt: now };
  const command = { type: 'ResolveCase', data } as const;
  const stream = moneyCaseStream(caseId);
  const over = named(`${disputeId}/${status}`);
  return [...events, ...(await ports.commands.handle(moneyCase, stream, command, over)).events];
}
