import { type Append, type AppendResult, StoreUnavailable } from '../port.ts';

/** Appends that are written all or none; most are one alone. */
export type Unit = readonly Append[];

/** Outcomes by unit and append, in the order asked for. */
type SendGroup = (group: readonly Unit[]) => Promise<readonly (readonly AppendResult[])[]>;
type Waiting = {
  unit: Unit;
  resolve: (results: readonly AppendResult[]) => void;
  reject: (error: unknown) => void;
};

const LARGEST_GROUP = 64;

/**
 * Group commit: appends that arrive while others are on their way leave together, in one round trip
 * and one commit. A lone append leaves at once. Each keeps its own outcome. One group at a time: two
 * would be smaller for the same work, and hold back each other's events from the subscriptions.
 */
export function groupAppends(send: SendGroup, onAppended: () => void) {
  const waiting: Waiting[] = [];
  let isUnderWay = false;

  async function sendAll() {
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.length > 0) await settle(waiting.splice(0, LARGEST_GROUP));
    isUnderWay = false;
  }

  async function settle(group: Waiting[]) {
    try {
      const results = await send(group.map(({ unit }) => unit));
      if (results.flat().some(({ outcome }) => outcome === 'appended')) onAppended();
      for (const [i, { resolve, reject }] of group.entries()) {
        const result = results[i];
        if (result) resolve(result);
        else reject(new Error('The event log answered fewer outcomes than it was asked for'));
      }
    } catch (error) {
      // An error of one append must not fail the others: nothing was written, so each goes alone.
      if (group.length > 1 && !(error instanceof StoreUnavailable))
        for (const one of group) await settle([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  return (unit: Unit): Promise<readonly AppendResult[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ unit, resolve, reject });
      void sendAll();
    });
}
