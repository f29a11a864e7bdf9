import { after } from '../values/instant.ts';
import type { Process } from './process.ts';

/** How soon and how often a charge without a result is asked for: a lost webhook is made good in this time. */
const INTERVAL = 20_000;

const timer = (attemptId: string) => `charge:${attemptId}`;
const forget = ({ data }: { data: { attemptId: string } }) => [{ forget: timer(data.attemptId) }];

/** Asks the provider until an attempt has its result, whether or not a webhook comes. */
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
    ChargePaid: forget,
    ChargeFailed: forget,
    ChargeExpired: forget,
    ChargeMismatched: forget,
  },
};
