import fc from 'fast-check';
import { expect, it } from 'vitest';
import { story } from './actions.ts';
import { retainedMoney } from './at-desk.ts';
import {
  caseless,
  miscounted,
  overpaid,
  undone,
  unhandledMoney,
  unmailedMoney,
} from './at-rest.ts';
import {
  broken,
  crowded,
  forgotten,
  ledger,
  lost,
  misbooked,
  misplaced,
  overlooked,
  oversold,
  unmatched,
} from './checks.ts';
import { unrecordedCash, unreturned, wrongAmounts } from './due.ts';
import { MoneyModel } from './model.ts';

/** What there must be none of once a story has come to rest. */
const WRONGS = {
  ...{ ledger, overlooked, lost, misbooked, unmatched, forgotten, broken, overpaid, miscounted },
  ...{
    undone,
    heedless: unhandledMoney,
    caseless,
    untold: unmailedMoney,
    misplaced,
    kept: retainedMoney,
    misjudged: wrongAmounts,
    unreturned,
    untilled: unrecordedCash,
  },
};

it('every satang is on one live booking, goes back or is flagged, and no night is oversold', () => {
  let actionsDone = 0;
  const result = fc.check(
    fc.property(story, (happens) => {
      const world = new MoneyModel();
      for (const act of happens) {
        act(world);
        actionsDone += 1;
        expect([oversold(world), crowded(world)]).toEqual([[], []]);
      }
      world.comeToRest();
      for (const [name, wrong] of Object.entries(WRONGS))
        expect([name, wrong(world)]).toEqual([name, []]);
    }),
    {
      numRuns: 120,
    },
  );
  console.info(`seed ${result.seed}: ${result.numRuns} stories, ${actionsDone} actions`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}, 300_000);
