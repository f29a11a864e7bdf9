import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingTerms } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  casesOfCheckout,
  casesOfCheckoutStream,
} from '@baanpak/domain/money-case/cases-of-checkout.ts';
import {
  type CaseFacts,
  moneyCase,
  moneyCaseStream,
  type OpenCase,
} from '@baanpak/domain/money-case/money-case.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands } from '../../ports.ts';

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
