import type { HistoryEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { type DisputePackJson, MAIL_TOPICS } from '@baanpak/contract/booking/dispute-pack.ts';
import { disputePackFileName, disputePackPdf } from '@baanpak/documents/dispute-pack.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-state.ts';
import { paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { fieldsOf, isFieldOf } from '@baanpak/domain/values/fields/fields.ts';
import { policyOf } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { STAGE_OF, stageAfter } from '@baanpak/domain/values/money/refund.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import { shownStream } from '@baanpak/projector/events/tables.ts';
import type { FastifyReply } from 'fastify';
import { expressionBuilder, sql } from 'kysely';
import type { Places } from '../as-of/as-of.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, EventLog, Handler } from '../handler.ts';
import { decodeEach } from '../log/read-log.ts';
import { type HistoryDeps, readBookingHistory } from './booking-history.ts';
import type { HistoryReader } from './history-of.ts';
import { bookingsWhere, type TouchedBooking, wasPromised } from './made-under.ts';
import { textOf } from './read-history.ts';

const DETAIL = { th: 'เอกสารประกอบการโต้แย้ง', en: 'The dispute pack' };

type Reading = Readonly<{ db: ReadDb; log: EventLog; now: Now; places: Places }>;

/** What a hotel sends to the bank of a cardholder who disputes a charge, as JSON or as a PDF. */
export const disputePack =
  (
    { db, now, historyPlaces: places }: Deps & HistoryDeps,
    log: EventLog,
  ): Handler<'GET /bookings/{id}/dispute-pack'> =>
  async (request, reply) => {
    const { params, query, language } = request;
    const reader = { principal: principalOf(request), language };
    const pack = await readDisputePack({ db, log, now, places }, params.id, reader);
    if (query.format === 'json') return { pack, detail: DETAIL[language] };
    return sendPdf(reply, pack, language);
  };

async function sendPdf(reply: FastifyReply, pack: DisputePackJson, language: Language) {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${disputePackFileName(pack)}"`)
    .send(await disputePackPdf(pack, language));
}

/** Throws `no-dispute` where no payment of the booking was ever disputed. */
async function readDisputePack(
  reading: Reading,
  bookingId: string,
  { principal, language }: HistoryReader,
): Promise<DisputePackJson> {
  const { db, now } = reading;
  const [[booking], row, cases] = await Promise.all([
    bookingsWhere(db, [eb('b.booking_id', '=', bookingId)]),
    stayOf(db, bookingId),
    disputesOf(db, bookingId),
  ]);
  if (!booking || !row || cases.length === 0)
    throw new Refusal('no-dispute', 'No payment of this booking was disputed');
  // a bank reads no more than the hotel's own share of what was paid together
  const asOwner = { ...principal, role: 'owner', ownerId: booking.ownerId } as const;
  const { events, more } = await readBookingHistory(
    reading,
    { id: bookingId, at: undefined },
    { principal: asOwner, language },
  );
  return {
    booking: {
      ...{ _id: bookingId, bookingId: booking.code, status: booking.status },
      ...{ channel: row.channel, hotel: row.hotel, room: row.room },
      ...{ checkInDate: row.checkIn, checkOutDate: row.checkOut },
      ...{ guests: booking.terms.guests, price: booking.price, shared: isTrue(booking.isShared) },
    },
    guest: {
      ...{ reservedBy: row.guest.reservedBy, email: row.guest.email, phone: row.guest.phone },
    },
    disputes: cases.map((one) => disputeIn(one, isTrue(booking.isShared))),
    agreed: await agreedOn(reading.log, booking),
    payments: await paymentsOf(db, booking, events),
    refunds: refundsOf(booking),
    mails: await mailsOf(db, bookingId, language),
    stay: {
      arrivedAt: row.arrival?.at ?? null,
      departedAt: row.departure?.at ?? null,
      noShow: row.noShow,
      announcedAt: row.announcedAt,
      ...documentsIn(events),
    },
    papers: {
      taxInvoice: booking.taxInvoice?.number ?? null,
      creditNotes: Object.values(row.creditNotes).map(({ number }) => number),
    },
    timeline: events
      .filter(({ type }) => !FOR_STAFF_ALONE.has(type))
      .map(({ at, lane, type, sentence }) => ({ at, lane, type, sentence })),
    more,
    statement: null,
    madeAt: now(),
  };
}

const eb = expressionBuilder<{ b: BookingRow }, 'b'>();
const isTrue = (value: unknown): boolean => value === true;

/** What staff do for their own order says nothing to a bank. */
const FOR_STAFF_ALONE: ReadonlySet<string> = new Set([
  ...['StaffNoteSet', 'BookingDisabled', 'BookingEnabled'],
]);

const stayOf = (db: ReadDb, bookingId: string) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('hotels as h', 'h.hotel_id', 'b.hotel_id')
    .innerJoin('rooms as r', 'r.room_id', 'b.room_id')
    .select(({ ref }) => [
      ...(['b.guest', 'b.channel', 'b.check_in as checkIn', 'b.check_out as checkOut'] as const),
      ...(['b.arrival', 'b.departure', 'b.no_show as noShow'] as const),
      ...(['b.announced_at as announcedAt', 'b.credit_notes as creditNotes'] as const),
      ref('h.details', '->').key('hotelName').as('hotel'),
      ref('r.details', '->').key('title').as('room'),
    ])
    .where('b.booking_id', '=', bookingId)
    .executeTakeFirst();

const disputesOf = (db: ReadDb, bookingId: string) =>
  db
    .selectFrom('money_cases')
    .select(['case_id as caseId', 'status', 'amount', 'detail', 'because'])
    .select(['opened_at as openedAt', 'ended_at as endedAt'])
    .where('kind', '=', 'dispute')
    .where(sql<boolean>`booking_ids ? ${bookingId}`)
    .orderBy('opened_at')
    .orderBy('case_id')
    .execute();

const OUTCOMES: ReadonlyMap<string | null, 'won' | 'lost'> = new Map([
  ['dispute-won', 'won'],
  ['dispute-lost', 'lost'],
]);

function disputeIn(
  one: Awaited<ReturnType<typeof disputesOf>>[number],
  isShared: boolean,
): DisputePackJson['disputes'][number] {
  const { caseId, status, openedAt, endedAt, because, amount, detail } = one;
  return {
    ...{ _id: caseId, openedAt, endedAt },
    outcome: status === 'open' ? 'open' : (OUTCOMES.get(because) ?? 'closed'),
    amount: isShared ? null : amount,
    reason: detail.length > 0 ? detail.join(' ') : null,
  };
}

/** From the log: as the booking and its checkout were begun, whatever became of them since. */
async function agreedOn(
  { store, codec }: EventLog,
  booking: TouchedBooking,
): Promise<DisputePackJson['agreed']> {
  const [own, ofCheckout] = await Promise.all([
    store.readStream(bookingStream(booking.bookingId), { limit: 1 }),
    store.readStream(checkoutStream(booking.checkoutUid), { limit: 1 }),
  ]);
  const [begun] = (await decodeEach<BookingEvent>(codec, own)).events;
  const [opened] = (await decodeEach<CheckoutEvent>(codec, ofCheckout)).events;
  const placed =
    begun?.type === 'BookingPlaced' || begun?.type === 'BookingTaken' ? begun.data : undefined;
  const terms = placed?.terms ?? booking.terms;
  const isShown = opened?.type === 'CheckoutOpened' && wasPromised(booking);
  return {
    at: booking.placedAt,
    shownAt: isShown ? opened.data.openedAt : null,
    price: terms.price,
    nightPrices: [...terms.nightPrices],
    cancellationPolicy: [...policyOf(terms)],
    policyRecorded: terms.cancellationPolicy !== undefined,
    rates: terms.rates ?? null,
    termsVersion: placed && 'termsVersion' in placed ? (placed.termsVersion ?? null) : null,
  };
}

type Payment = DisputePackJson['payments'][number];
type Events = readonly HistoryEventJson[];

/**
 * Attempts to pay through the provider, transfers to the hotel, and what its desk took, the oldest first. Amounts are
 * those of the history, which splits them between owners where that can be done.
 */
async function paymentsOf(
  db: ReadDb,
  { checkoutUid, deskPayments, isShared }: TouchedBooking,
  events: Events,
): Promise<Payment[]> {
  const attempts = await db
    .selectFrom('payments')
    .select(['attempt_id', 'method', 'status', 'failure_code', 'requested_at', 'card'])
    .where('checkout_uid', '=', checkoutUid)
    .execute();
  const charged = attempts.map((attempt): Payment => {
    const stream = shownStream(paymentStream(attempt.attempt_id));
    const own = events.filter((event) => event.stream === stream);
    const paid = own.find(({ type }) => type === 'ChargePaid');
    const asked = own.find(({ type }) => type === 'ChargeRequested');
    const { status } = attempt;
    return {
      ...{ at: attempt.requested_at, paidAt: textOf(paid?.data?.paidAt) ?? null },
      ...{ method: attempt.method, amount: amountIn(paid) ?? amountIn(asked) },
      status: status === 'requested' || status === 'pending' ? 'asked' : status,
      failure: attempt.failure_code,
      card: isTrue(isShared) ? null : attempt.card,
    };
  });
  const bare = { failure: null, card: null, status: 'paid' } as const;
  const transferred = events
    .filter(({ type }) => type === 'TransferConfirmed')
    .map((event): Payment => {
      const paidAt = textOf(event.data?.paidAt) ?? event.at;
      return { ...bare, at: event.at, paidAt, method: 'transfer', amount: amountIn(event) };
    });
  const atDesk = Object.values(deskPayments).map(
    ({ at, method, amount }): Payment => ({ ...bare, at, paidAt: at, method, amount }),
  );
  return [...charged, ...transferred, ...atDesk].toSorted((a, b) => a.at.localeCompare(b.at));
}

const amountIn = (event: HistoryEventJson | undefined): number | null => {
  const amount = event?.data?.amount;
  return typeof amount === 'number' ? amount : null;
};

function refundsOf(booking: TouchedBooking): DisputePackJson['refunds'] {
  const { refundRequests, refundDecisions, movedRefunds } = booking;
  const ids = [refundRequests, refundDecisions, movedRefunds].flatMap(fieldsOf);
  const refunds = [...new Set(ids)].flatMap((id) => {
    const [request, decision, moved] = [refundRequests[id], refundDecisions[id], movedRefunds[id]];
    const at = request?.requestedAt ?? decision?.at ?? moved?.since ?? moved?.at;
    if (at === undefined) return [];
    return [
      {
        at,
        amount: moved?.amount ?? decision?.amount ?? null,
        stage: moved ? STAGE_OF[moved.status] : decision ? stageAfter(decision) : 'requested',
        changedAt: moved?.at ?? decision?.at ?? at,
        failure: moved?.failureCode ?? null,
      } as const,
    ];
  });
  return refunds.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** That documents came and went; what they show is nobody's but the hotel's. */
function documentsIn(
  events: Events,
): Pick<DisputePackJson['stay'], 'documents' | 'documentsDeletedAt'> {
  const documents = events.flatMap(({ type, data }) => {
    const { number, mediaType, sentAt } = data ?? {};
    const isSent = type === 'DocumentSent' && typeof number === 'number';
    return isSent
      ? [{ number, mediaType: textOf(mediaType) ?? '', sentAt: textOf(sentAt) ?? '' }]
      : [];
  });
  const deleted = events.findLast(({ type }) => type === 'DocumentsDeleted');
  return { documents, documentsDeletedAt: deleted?.at ?? null };
}

/** The queue of mails is command-api's: of a mail only what it was about and what became of it is read here. */
type MailTables = {
  'command.mails': {
    letter: Readonly<{ letter: string; bookingIds?: readonly string[] }>;
    queued_at: Instant;
    outcome: 'sent' | 'moot' | 'undeliverable' | null;
    done_at: Instant | null;
  };
};

async function mailsOf(
  db: ReadDb,
  bookingId: string,
  language: Language,
): Promise<DisputePackJson['mails']> {
  const found = await db
    .withTables<MailTables>()
    .selectFrom('command.mails')
    .select(['letter', 'queued_at as queuedAt', 'outcome', 'done_at as at'])
    .where(sql<boolean>`letter -> 'bookingIds' ? ${bookingId}`)
    .where(sql<string>`letter ->> 'letter'`, '=', anyOf<string>(fieldsOf(MAIL_TOPICS)))
    .orderBy('queued_at')
    .execute();
  return found.flatMap(({ letter: { letter: template }, ...mail }) =>
    isFieldOf(MAIL_TOPICS, template)
      ? [{ template, about: MAIL_TOPICS[template][language], ...mail }]
      : [],
  );
}
