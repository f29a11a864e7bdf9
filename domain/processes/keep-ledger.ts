import { after, DAY, HOUR, type Instant, MINUTE } from '../values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
  nightsBetween,
  startOfDay,
} from '../values/time/local-date.ts';
import type { Process, ProcessStep } from './process.ts';

/** How long after the last movement a checkout is compared by itself: nothing is under way any more. */
const REST = 10 * MINUTE;
/** How long a day's charges are compared, once a day: refunds and disputes come late. */
const COMPARED_FOR = 120 * DAY;

/** Compares checkouts when their money settles, and each day's charges daily. */
export const keepLedger: Process = {
  name: 'keep-ledger',
  when: {
    // the first charge there ever is begins the chain of days
    ChargeRequested: ({ recordedAt }) => [compareDay(bangkokDay(recordedAt))],
    ChargesCompared: ({ data: { day }, recordedAt }) => [compareDay(day, recordedAt)],
    LedgerDayCompared: ({ data: { day, round, comparedAt } }) => [
      ...(round === 1 ? [compareDay(addDays(day, 1))] : []),
      ...againAfter(day, comparedAt),
    ],
    CheckoutPaid: ({ data, recordedAt }) => [compareCheckout(data.uid, recordedAt)],
    LatePaymentAccepted: ({ data, recordedAt }) => [compareCheckout(data.uid, recordedAt)],
    LatePaymentReturned: ({ data, recordedAt }) => [compareCheckout(data.uid, recordedAt)],
    ChargeMismatched: ({ data: { paid, checkoutUid }, recordedAt }) =>
      paid ? [compareCheckout(checkoutUid, recordedAt)] : [],
    RefundStarted: ({ data: { chargeId, checkoutUid }, recordedAt }) =>
      chargeId !== null && checkoutUid !== '' ? [compareCheckout(checkoutUid, recordedAt)] : [],
  },
};

const compareDay = (day: LocalDate, at = firstLook(day)): ProcessStep => ({
  at,
  key: `ledger:${day}`,
  do: { type: 'CompareDay', data: { day } },
});

const compareCheckout = (uid: string, settledAt: Instant): ProcessStep => ({
  at: after(settledAt, REST),
  key: `ledger:of:${uid}`,
  do: { type: 'CompareCheckout', data: { uid } },
});

function againAfter(day: LocalDate, comparedAt: Instant): ProcessStep[] {
  const next = nextComparison(day, comparedAt);
  return next === undefined ? [] : [compareDay(day, next)];
}

/**
 * When a day's charges are compared after a moment: at the same time of the next day, for days missed are
 * not made up for; undefined once it was done long enough.
 */
export function nextComparison(day: LocalDate, moment: Instant): Instant | undefined {
  const first = firstLook(day);
  const passed = Math.floor((Date.parse(moment) - Date.parse(first)) / DAY);
  const next = after(first, (Math.max(0, passed) + 1) * DAY);
  return next <= after(first, COMPARED_FOR) ? next : undefined;
}

const SLOTS = 120;
const EPOCH = localDate('2026-01-01');

/** When the day is over, each at another time of it: 120 of them are compared daily, one after the other. */
function firstLook(day: LocalDate): Instant {
  const slot = ((nightsBetween(EPOCH, day) % SLOTS) + SLOTS) % SLOTS;
  return after(startOfDay(addDays(day, 1)), HOUR + slot * (DAY / SLOTS));
}
