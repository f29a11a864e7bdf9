import { bookingLink } from '@baanpak/documents/booking-link.ts';
import { creditNotePdf } from '@baanpak/documents/credit-note.ts';
import {
  type DocumentFacts,
  isPaid,
  languageOfDocument,
} from '@baanpak/documents/document-facts.ts';
import { orderFileName, orderPapers } from '@baanpak/documents/order-papers.ts';
import { receipt, receiptFileName } from '@baanpak/documents/receipt.ts';
import { calendarFileName, calendarOf, stayCalendar } from '@baanpak/documents/stay-calendar.ts';
import { paidAtDesk } from '@baanpak/domain/booking/booking-money.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CreditNote } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { FastifyReply } from 'fastify';
import type { Expression } from 'kysely';
import type { Deps, Handler } from '../handler.ts';
import { bookingOn, readBookings } from './booking.ts';
import { openedBy, openOrder } from './guest-ids.ts';

/** The receipt of a paid booking, in the language asked for, else the buyer's of a tax invoice or the booking's. */
export const bookingReceipt =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/receipt.pdf'> =>
  async ({ params: { id }, query: { lang } }, reply) =>
    sendReceipt(reply, await findStay(deps, id), lang);

/** The receipt or tax invoice, for staff who hand it over: it names the guest's address, which visitors do not see. */
export const staffReceipt =
  (deps: Deps): Handler<'GET /bookings/{id}/receipt.pdf'> =>
  async ({ params: { id }, query: { lang } }, reply) =>
    sendReceipt(reply, await findStayOfBooking(deps, id), lang);

async function sendReceipt(reply: FastifyReply, stay: DocumentFacts, lang: Language | undefined) {
  if (!isPaid(stay)) throw new Refusal('not-paid', 'There is no receipt before the payment');
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${receiptFileName(stay)}"`)
    .send(await receipt(stay, lang ?? languageOfDocument(stay)));
}

/** A credit note of a refunded booking, in the language asked for, else the buyer's. */
export const bookingCreditNote =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/credit-note.pdf'> =>
  async ({ params: { id }, query }, reply) =>
    sendCreditNote(reply, await findStay(deps, id), query);

/** The same for staff who hand it over: it names the guest's address, which visitors do not see. */
export const staffCreditNote =
  (deps: Deps): Handler<'GET /bookings/{id}/credit-note.pdf'> =>
  async ({ params: { id }, query }, reply) =>
    sendCreditNote(reply, await findStayOfBooking(deps, id), query);

async function sendCreditNote(
  reply: FastifyReply,
  stay: DocumentFacts,
  { lang, number }: Readonly<{ lang?: Language; number?: string }>,
) {
  const note = creditNoteOf(stay, number);
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="credit-note-${note.number}.pdf"`)
    .send(await creditNotePdf(stay, note, lang ?? languageOfDocument(stay)));
}

/** A stay's credit note of a number, without one the last; throws `not-found`. */
function creditNoteOf(
  { creditNotes }: Pick<DocumentFacts, 'creditNotes'>,
  number: string | undefined,
): CreditNote {
  const byAge = creditNotes.toSorted((a, b) => (a.issuedAt < b.issuedAt ? -1 : 1));
  const note = number ? byAge.find((each) => each.number === number) : byAge.at(-1);
  if (!note) throw new Refusal('not-found', 'No such credit note');
  return note;
}

/** A stay for the guest's own calendar, canceled where the stay is. */
export const bookingCalendarFile =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/stay.ics'> =>
  async ({ params: { id }, query: { lang } }, reply) => {
    const stay = await findStay(deps, id);
    const language = lang ?? stay.book.lang;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${calendarFileName(stay)}"`)
      .send(stayCalendar(stay, bookingLink(deps.site(), stay.guestId, language), language));
  };

/** The papers of all that is paid for together; any of its bookings opens them. */
export const papersOfOrder =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/order.pdf'> =>
  async ({ params: { id }, query: { lang } }, reply) => {
    const order = await findStaysOfOrder(deps, id);
    const papers = await orderPapers(order, lang);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${orderFileName(order)}.pdf"`)
      .send(papers);
  };

/** The calendar file of the same stays. */
export const calendarOfOrder =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/order.ics'> =>
  async ({ params: { id }, query: { lang } }, reply) => {
    const order = await findStaysOfOrder(deps, id);
    const language = lang ?? order[0].book.lang;
    const site = deps.site();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${orderFileName(order)}.ics"`)
      .send(calendarOf(order, ({ guestId }) => bookingLink(site, guestId, language), language));
  };

/** All that documents say of the stay that a guest's id opens; throws `not-found`. */
const findStay = async (deps: Reads & Pick<Deps, 'ids'>, guestId: string) =>
  onlyStay(await findStays(deps, openedBy(deps.ids, guestId), () => guestId.toLowerCase()));

/** The same of a booking by its own id, the staff's: it opens to nobody. */
const findStayOfBooking = async (deps: Reads, bookingId: string) =>
  onlyStay(await findStays(deps, bookingId, () => null));

/** The same of all that is paid for together with it, in the order of their checkout. */
async function findStaysOfOrder(
  deps: Reads & Pick<Deps, 'ids' | 'guestIds'>,
  guestId: string,
): Promise<readonly [DocumentFacts, ...DocumentFacts[]]> {
  const opened = await openOrder(deps, guestId);
  const idOf = new Map(opened.map((each) => [each.bookingId, each.guestId ?? null]));
  const found = await findStays(deps, anyOf([...idOf.keys()]), (id) => idOf.get(id) ?? null);
  const places = [...idOf.keys()];
  const [first, ...others] = found.toSorted(
    (a, b) => places.indexOf(a.bookingId) - places.indexOf(b.bookingId),
  );
  return [onlyStay(first ? [first] : []), ...others];
}

type Reads = Pick<Deps, 'db' | 'now'>;

function onlyStay(found: readonly DocumentFacts[]): DocumentFacts {
  const [stay] = found;
  if (!stay) throw new Refusal('not-found', 'No such booking');
  return stay;
}

async function findStays(
  { db, now }: Reads,
  bookingIds: string | Expression<string>,
  guestIdOf: (bookingId: string) => string | null,
): Promise<DocumentFacts[]> {
  const found = await readBookings(db)
    .select(['h.details as documentHotel', 'b.paid_at as paidAt'])
    .where('b.booking_id', '=', bookingIds)
    .execute();
  return found.map(({ documentHotel, paidAt, ...read }) => {
    const { staff, ...known } = bookingOn(bangkokDay(now()))(read);
    const atDesk = paidAtDesk(read.terms.price, Object.values(read.deskPayments));
    return {
      ...known,
      charges: staff.charges,
      amountDue: staff.amountDue,
      payments: staff.payments,
      guestId: guestIdOf(read.bookingId),
      hotel: documentHotel,
      payment: paidAt
        ? { paidAt, method: read.chargedBy?.method ?? null, atDesk: false }
        : atDesk && { paidAt: atDesk, method: null, atDesk: true },
      invoice: read.taxInvoice,
      creditNotes: Object.values(read.creditNotes),
    };
  });
}
