import { FAILPOINTS } from '@baanpak/command-api/failpoints.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, schedule } from './crash-schedules.ts';
import { wrongAtRest } from './money/checks.ts';
import { MoneyModel } from './money/model.ts';

const SEED = Number(process.env.SEED);
const MINUTE = 60_000;
/** No story undoes a cancellation. */
const OF_UNDOS = ['cancellation-undo-begun', 'nights-restored'] as const;
/** Of the checkpoint's statement and of the mailer, which it has not: e2e/crash/mails.ts kills a real program there. */
const OF_MAILS = ['mails-queued', 'mail-sent'] as const;

describe('a program that dies in the midst of what it does, and is started again', () => {
  it('leaves money at rest, sells no night twice and queues all mails, between any two calls', async () => {
    let crashes = 0;
    const begun = performance.now();
    const result = await fc.check(
      fc.asyncProperty(schedule, async (steps) => {
        const played = await play(steps);
        crashes += played.crashes;
        expect(played.wrong).toEqual([]);
      }),
      { numRuns: 100 },
    );
    const aMinute = Math.round((result.numRuns * MINUTE) / (performance.now() - begun));
    const done = `${result.numRuns} schedules, ${crashes} crashes, ${aMinute} schedules a minute`;
    console.info(`seed ${result.seed}: ${done}`);
    if (result.failed)
      throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
    expect(crashes).toBeGreaterThan(0);
  }, 300_000);

  it.each(FAILPOINTS.filter((point) => !isOneOf([...OF_UNDOS, ...OF_MAILS], point)))(
    'does so at %s',
    async (point) => {
      let crashes = 0;
      for (let seed = SEED; crashes < 3 && seed < SEED + 400; seed += 1) {
        const [steps = []] = fc.sample(schedule, { seed, numRuns: 1 });
        const played = await play(steps.map((step) => ({ ...step, crash: { point } })));
        crashes += played.crashes;
        expect([seed, played.wrong]).toEqual([seed, []]);
      }
      expect(crashes).toBeGreaterThan(0);
    },
  );

  it.each(OF_UNDOS)('does so at %s, however far back it starts', async (point) => {
    for (let eventsBack = 0; eventsBack <= 12; eventsBack += 1) {
      const world = new MoneyModel();
      await world.book([{ room: 0, stay: nights(1, 3) }]);
      const [uid = ''] = world.carts.map((cart) => cart.uid);
      await world.cancelUnpaid(uid);
      world.crash = { point };
      await world.try(() => world.undoCancellation(uid));
      expect(world.isDown).toBe(true);
      await world.restart(eventsBack);
      await world.comeToRest();
      expect([wrongAtRest(world), world.unqueuedMails()]).toEqual([[], []]);
    }
  });
});
