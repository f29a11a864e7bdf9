import fc from 'fast-check';
import { expect, it } from 'vitest';
import { story } from './actions.ts';
import { wrongAtRest, wrongNow } from './checks.ts';
import { MoneyModel } from './model.ts';

it('every satang is on one live booking, goes back or is flagged, and no night is oversold', async () => {
  let actionsDone = 0;
  const result = await fc.check(
    fc.asyncProperty(story, async (happens) => {
      const world = new MoneyModel();
      for (const act of happens) {
        await act(world);
        actionsDone += 1;
        expect(wrongNow(world)).toEqual([]);
      }
      await world.comeToRest();
      expect(wrongAtRest(world)).toEqual([]);
    }),
    {
      numRuns: 120,
    },
  );
  console.info(`seed ${result.seed}: ${result.numRuns} stories, ${actionsDone} actions`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}, 300_000);
