/** @module-tag long */
import { clockForTest } from '@baanpak/command-api/testing/clock.ts';
import { openFoundation } from '@baanpak/command-api/testing/shop-foundation.ts';
import { CASE_KINDS } from '@baanpak/domain/money-case/money-case.ts';
import type { DomainEvent, EventOf, EventType } from '@baanpak/domain/processes/process.ts';
import { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCatalogue } from '../catalogue.ts';
import { openings } from '../load.ts';
import { type SimulatedHistory, simulateHistory } from './simulate-history.ts';

const NOW = instant('2027-01-01T07:30:00.000Z');
const TODAY = bangkokDay(NOW);

let foundation: Awaited<ReturnType<typeof openFoundation>>;
let played: SimulatedHistory;
const logged: object[] = [];

const play = (now: Instant): Promise<SimulatedHistory> => {
  const { ports } = foundation;
  const id = (kind: string, name: string) =>
    ports.ids.idFor({ caller: 'demo', route: kind, key: name });
  const context = { actor: 'test', correlationId: 'test', causationId: null, commandId: 'test' };
  return simulateHistory({
    ...{ catalogue: demoCatalogue, now, openings: openings(now, 'a password of tests') },
    world: { ports, id, context, picture: () => null },
    codeOf: (number) => `BK-${number}`,
  });
};

beforeAll(async () => {
  foundation = await openFoundation(clockForTest('standing'), [], {});
  const { log } = foundation.ports;
  log.warn = (details) => void logged.push(details);
  played = await play(NOW);
});
afterAll(() => foundation.close());

const all = <Type extends EventType>(type: Type): readonly EventOf[Type][] =>
  played.events.filter(
    (event): event is EventEnvelope<DomainEvent> & EventOf[Type] => event.type === type,
  );

describe('the past of the demo', () => {
  it('comes about without a refusal, and its times never go back', () => {
    expect(logged).toEqual([]);
    const times = played.events.map(({ recordedAt }) => recordedAt);
    expect(times).toEqual(times.toSorted());
    expect((times.at(-1) ?? '') < NOW).toBe(true);
  });

  it('is a year of more than a thousand bookings through every channel', () => {
    const booked = [...all('BookingPlaced'), ...all('BookingTaken')];
    expect(booked.length).toBeGreaterThan(1_000);
    expect(new Set(booked.map(({ data }) => data.terms.channel))).toEqual(
      new Set(BOOKING_CHANNELS),
    );
    const months = new Set(booked.map(({ data }) => data.terms.checkIn.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(13);
    expect(new Set(booked.map(({ data }) => data.terms.code)).size).toBe(booked.length);
  });

  it.each<EventType>([
    'GuestArrived',
    'GuestDeparted',
    'NoShowRecorded',
    'StayCompleted',
    'BookingExpired',
    'BookingGivenUp',
    'BookingCanceled',
    'BlockPlaced',
    'BlockLifted',
    'PaymentFailed',
    'TransferConfirmed',
    'LatePaymentAccepted',
    'LatePaymentReturned',
    'RefundRejected',
    'RefundPaid',
    'RefundTransferred',
    'RefundFailed',
    'RefundRetried',
    'CaseSettled',
    'CaseResolved',
    'ReviewAnswered',
  ])('has what %s says', (type) => expect(all(type).length).toBeGreaterThan(0));

  it('gives money back whole and in part', () => {
    const paid = new Map(
      [...all('BookingPaid'), ...all('PaymentReceived')].map(({ data }) => [
        data.bookingId,
        data.amount,
      ]),
    );
    const shares = all('RefundApproved').map(
      ({ data }) => data.amount / (paid.get(data.bookingId) ?? 1),
    );
    expect(shares).toContain(1);
    expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
  });

  it('has reviews of every hotel, in both languages, each of a stay that was over', () => {
    const written = all('ReviewWritten').map(({ data }) => data);
    expect(new Set(written.map(({ hotelId }) => hotelId)).size).toBe(demoCatalogue.length);
    expect(new Set(written.map(({ lang }) => lang))).toEqual(new Set(['th', 'en']));
    for (const { writtenAt, checkOut } of written)
      expect(bangkokDay(writtenAt) > checkOut).toBe(true);
    expect(all('ReviewCounted')).toHaveLength(written.length);
  });

  it('leaves a case of each kind open', () => {
    const over = new Set(
      [...all('CaseSettled'), ...all('CaseResolved')].map(({ data }) => data.caseId),
    );
    const open = all('CaseOpened').filter(({ data }) => !over.has(data.caseId));
    expect(new Set(open.map(({ data }) => data.kind))).toEqual(new Set(CASE_KINDS));
  });

  it('leaves transfers and refunds open', () => {
    const confirmed = new Set(all('TransferConfirmed').map(({ data }) => data.uid));
    const ended = new Set(all('CheckoutExpired').map(({ data }) => data.uid));
    const sent = all('TransferReported').filter(
      ({ data }) => !confirmed.has(data.uid) && !ended.has(data.uid),
    );
    expect(sent).toHaveLength(3);
    const decided = new Set(
      [...all('RefundApproved'), ...all('RefundRejected')].map(({ data }) => data.bookingId),
    );
    expect(all('RefundRequested').filter(({ data }) => !decided.has(data.bookingId))).toHaveLength(
      4,
    );
    const transferred = new Set(all('RefundTransferred').map(({ data }) => data.refundId));
    const left = all('RefundLeftToHotel').filter(({ data }) => !transferred.has(data.refundId));
    expect(left.length).toBeGreaterThanOrEqual(2);
  });

  it('has guests of owner1 arriving, staying and leaving today', () => {
    const owner = all('UserRegistered').find(({ data }) => data.details?.username === 'owner1');
    const own = [...all('BookingPlaced'), ...all('BookingTaken')].filter(
      ({ data }) => data.terms.ownerId === owner?.data.userId,
    );
    const certain = new Set(
      [...all('BookingPaid'), ...all('BookingTaken')].map(({ data }) => data.bookingId),
    );
    const here = new Set(all('GuestArrived').map(({ data }) => data.bookingId));
    for (const { data } of all('GuestDeparted')) here.delete(data.bookingId);
    const on = (wanted: 'checkIn' | 'checkOut', isHere: boolean) =>
      own.filter(
        ({ data: { bookingId, terms } }) =>
          terms[wanted] === TODAY && certain.has(bookingId) && here.has(bookingId) === isHere,
      ).length;
    expect(on('checkIn', false)).toBeGreaterThanOrEqual(3);
    expect(on('checkOut', true)).toBeGreaterThanOrEqual(3);
    const ids = new Set(own.map(({ data }) => data.bookingId));
    expect([...here].filter((bookingId) => ids.has(bookingId)).length).toBeGreaterThanOrEqual(9);
  });

  it('leaves no timer behind that is due, or that mails anybody', () => {
    expect(played.timers.filter(({ due }) => due < NOW)).toEqual([]);
    const kinds = new Set(played.timers.map(({ command }) => command.type));
    expect(kinds).not.toContain('SendMail');
    for (const kind of ['CompleteStay', 'LapseHold', 'CompareDay'] as const)
      expect(kinds).toContain(kind);
  });

  it('is the same at the same moment, but for ids that are made by lot', async () => {
    expect(told(await play(NOW))).toEqual(told(played));
  });

  it.each(['2026-03-01T17:05:00.000Z', '2028-02-29T16:50:00.000Z'])(
    'can be played at %s as well',
    async (now) => {
      const other = await play(instant(now));
      expect(logged).toEqual([]);
      expect(other.events.length).toBeGreaterThan(10_000);
    },
  );
});

/** What happened when, without ids. */
const told = ({ events }: SimulatedHistory) =>
  events
    .map(({ type, stream, recordedAt }) => `${recordedAt} ${type} ${stream.split('-')[0]}`)
    .toSorted();
