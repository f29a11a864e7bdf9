import { type StatementJson, StatementSchema } from '@baanpak/contract/settlement/statement.ts';
import { outstandingFor, type SettledAmounts } from '@baanpak/domain/settlement/outstanding.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** Where the query API answers, by an API key of ours. */
export type QueryApiAddress = Readonly<{ origin: () => string; apiKey: string }>;

/** What was said to be owed as of a Bangkok day; `hotelIds`: those the commission is of, the most of it first. */
export type ReadStatement = Readonly<{
  day: LocalDate;
  amounts: SettledAmounts;
  hotelIds: readonly string[];
}>;

/** Reads a month's statement in the name of who asks, as of `at`, else as of everything there is by now. */
export type Statements = (
  asked: Readonly<{
    ownerId: string;
    month: string;
    at: string | undefined;
    authorization: string | undefined;
  }>,
) => Promise<ReadStatement>;

type Store = Readonly<{ storeId: string; head: () => Promise<Position> }>;

const LONGEST_WAIT = 4_000;

/**
 * Asks the query API, which alone reads the read models: it may be another process. Throws InvalidRequest (400) for
 * an `at` that is none, and `busy` where the statement cannot be obtained now.
 */
export const statementsOf =
  (address: QueryApiAddress | undefined, { storeId, head }: Store): Statements =>
  async ({ ownerId, month, at, authorization = '' }) => {
    if (!address) throw busy('No query API is known');
    const url = new URL(`/reports/settlement/${ownerId}/${month}`, address.origin());
    if (at !== undefined) url.searchParams.set('at', at);
    const after = positionToken({ storeId, position: await head() });
    const answer = await fetch(url, {
      headers: { 'x-api-key': address.apiKey, 'x-after-position': after, authorization },
      signal: AbortSignal.timeout(LONGEST_WAIT),
    }).catch((error) => {
      throw busy(String(error));
    });
    if (answer.status === 400) throw invalidField('at', NO_MOMENT);
    if (answer.status === 404) throw new Refusal('not-found', 'No such owner');
    const isStale = at === undefined && answer.headers.has('x-stale');
    if (!answer.ok || isStale) throw busy(`The statement was answered ${answer.status}`);
    return toStatement(Value.Parse(ANSWER, await answer.json()).statement);
  };

const ANSWER = Type.Object({ statement: StatementSchema });

const toStatement = (said: StatementJson): ReadStatement => ({
  day: localDate(said.today),
  hotelIds: said.hotelIds,
  amounts: outstandingFor({
    received: baht(said.received),
    refunded: baht(0 - said.refunded),
    fee: baht(0 - said.fee),
    feeVat: baht(0 - said.feeVat),
    commission: baht(0 - said.commission),
  }),
});

const busy = (message: string) => new TransportError('busy', { message });

const NO_MOMENT = {
  th: 'ไม่ใช่เวลาหรือตำแหน่งในบันทึกของระบบนี้',
  en: 'is neither an instant nor a position in the log of this site',
};
