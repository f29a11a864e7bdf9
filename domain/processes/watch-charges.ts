import { after, DAY, HOUR, type Instant, MINUTE } from '../values/time/instant.ts';
import type { Process, ProcessStep } from './process.ts';

/** How soon and how often a charge without a result is asked for: a lost webhook is made good in this time. */
const INTERVAL = 20_000;

/** Banks sometimes take money for a code that has expired, or for one of another sum: when it is looked at once more. */
const LATER_LOOKS = [MINUTE, 10 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY];

type Seen = Readonly<{ data: { attemptId: string }; recordedAt: Instant }>;

const timer = (attemptId: string) => `charge:${attemptId}`;
const forget = ({ data }: { data: { attemptId: string } }) => [{ forget: timer(data.attemptId) }];

/** Asks the provider until an attempt has its result, whether or not a webhook comes, and now and then after. */
export const watchCharges: Process = {
  name: 'watch-charges',
  when: {
    ChargeRequested: ({ data: { attemptId, requestedAt } }) => [
      {
        at: after(requestedAt, INTERVAL),
        every: INTERVAL,
        key: timer(attemptId),
        do: { type: 'SettleCharge', data: { attemptId } },
      },
    ],
    // anyone who wrote the intent may have stood still until others found that nobody was asked
    PaymentAttempted: ({ data: { uid, attemptId }, recordedAt }) => [
      {
        at: after(recordedAt, INTERVAL),
        key: `attempt:${attemptId}`,
        do: { type: 'ReleaseAttempt', data: { uid, attemptId } },
      },
    ],
    ChargePaid: forget,
    ChargeFailed: forget,
    ChargeExpired: (event) => [...forget(event), ...lookLater(event)],
    ChargeMismatched: (event) =>
      event.data.paid ? forget(event) : [...forget(event), ...lookLater(event)],
  },
};

const lookLater = ({ data: { attemptId }, recordedAt }: Seen): ProcessStep[] =>
  LATER_LOOKS.map((delay) => ({
    at: after(recordedAt, delay),
    key: `${timer(attemptId)}:${delay}`,
    do: { type: 'SettleCharge', data: { attemptId } },
  }));
