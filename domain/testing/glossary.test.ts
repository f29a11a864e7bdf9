import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../booking/booking-state.ts';
import type { Attempt, Checkout } from '../checkout/checkout-state.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { CaseAction, CaseKind, MoneyCase } from '../money-case/money-case.ts';
import type { PaymentAttempt } from '../payment/payment.ts';
import { processes } from '../processes/all.ts';
import type { Refund } from '../refund/refund.ts';
import type { Review } from '../review/review.ts';
import type { Room } from '../room/room-state.ts';
import type { ReleaseReason, TakenStay } from '../room-calendar/room-calendar-state.ts';
import type { UniqueName } from '../unique-name/unique-name.ts';
import type { User } from '../user/user.ts';

type Names<Name extends string> = Readonly<Record<Name, true>>;

// A state that is missing here does not compile.
const HOTEL: Names<Hotel['status']> = { unknown: true, registered: true, removed: true };
const ROOM: Names<Room['status']> = { unknown: true, registered: true, removed: true };
const CALENDAR: Names<TakenStay['kind'] | ReleaseReason> = {
  held: true,
  booked: true,
  blocked: true,
  canceled: true,
  expired: true,
  'given-up': true,
  abandoned: true,
  refused: true,
  moved: true,
};
const BOOKING: Names<Booking['status']> = {
  unknown: true,
  Reserved: true,
  Booked: true,
  Unavailable: true,
  Completed: true,
  Expired: true,
  Canceled: true,
};
const REVIEW: Names<Review['status']> = { unknown: true, shown: true, hidden: true };
const CHECKOUT: Names<Checkout['status'] | Attempt> = {
  unknown: true,
  open: true,
  discarded: true,
  held: true,
  awaited: true,
  canceled: true,
  paid: true,
  expired: true,
  'given-up': true,
  pending: true,
  failed: true,
  late: true,
  returned: true,
};
const REFUND: Names<Refund['status']> = {
  unknown: true,
  open: true,
  'left-to-hotel': true,
  failed: true,
  paid: true,
};
const MONEY_CASE: Names<MoneyCase['status'] | CaseKind | CaseAction> = {
  unknown: true,
  open: true,
  settled: true,
  resolved: true,
  'mismatched-money': true,
  'unknown-charge': true,
  'failed-refund': true,
  'refused-follow-up': true,
  difference: true,
  dispute: true,
  return: true,
  book: true,
  close: true,
};
const PAYMENT: Names<PaymentAttempt['status']> = {
  unknown: true,
  requested: true,
  pending: true,
  paid: true,
  failed: true,
  expired: true,
  mismatched: true,
};

const USER: Names<User['status']> = { unknown: true, registered: true, removed: true };
const NAME: Names<UniqueName['status']> = { free: true, claimed: true };

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const sections = new Map(
  glossary.split(/^## /m).map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const cells = lines.map((line) => line.split('|')[1]?.trim().replaceAll('`', '') ?? '');
    return [heading, cells.filter((word) => word && word !== 'word' && !word.startsWith('--'))];
  }),
);
const words = [...sections.values()].flat();

const domain = new URL('..', import.meta.url);
const messages = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[a-z-]+\/[a-z-]+\.ts$/.test(path) && !path.startsWith('testing/'))
  .flatMap((path) => [
    ...readFileSync(new URL(path, domain), 'utf8').matchAll(/\bMessage<\s*'(\w+)'/g),
  ])
  .map(([, type]) => type ?? '');

describe('the glossary', () => {
  it('has a line for every command and event', () => {
    expect(messages).toContain('BookingPlaced');
    expect(messages.filter((type) => !words.includes(type))).toEqual([]);
  });

  it('has no line for a command or event that is gone', () => {
    const named = words.filter((word) => /^([A-Z][a-z]+){2,}$/.test(word));
    expect(named.filter((word) => !messages.includes(word))).toEqual([]);
  });

  it.each([
    ['Hotel', HOTEL],
    ['Room', ROOM],
    ['Room calendar', CALENDAR],
    ['Booking', BOOKING],
    ['Review', REVIEW],
    ['Checkout', CHECKOUT],
    ['Payment', PAYMENT],
    ['Refund', REFUND],
    ['Money case', MONEY_CASE],
    ['User', USER],
    ['Name', NAME],
  ])('has a line for every state of %s', (heading, states) =>
    expect(sections.get(heading)).toEqual(expect.arrayContaining(Object.keys(states))),
  );

  it('has a line for every process', () =>
    expect(sections.get('Processes')).toEqual(
      expect.arrayContaining(processes.map(({ name }) => name)),
    ));

  it.each([...sections])('says each word once under %s', (_, listed) =>
    expect(new Set(listed).size).toBe(listed.length),
  );
});
