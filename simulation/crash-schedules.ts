import { FAILPOINTS, type FailpointName } from '@baanpak/command-api/failpoints.ts';
import fc from 'fast-check';
import { anything } from './money/actions.ts';
import { wrongAtRest, wrongNow } from './money/checks.ts';
import { MoneyModel } from './money/model.ts';

/** Calls to log and provider until a program dies: as many as a request makes, with what follows from it. */
const MOST_CALLS = 30;
/** A runner's checkpoint is at most so many events behind. */
const MOST_EVENTS_BACK = 12;

/** What happens one after another, and where the program dies meanwhile: between any two calls, or at a failpoint. */
export const schedule = fc.array(
  fc.record({
    act: anything,
    crash: fc.option(
      fc.oneof(
        fc.record({ calls: fc.nat({ max: MOST_CALLS }) }),
        fc.record({ point: fc.constantFrom<FailpointName[]>(...FAILPOINTS) }),
      ),
      { freq: 2 },
    ),
    eventsBack: fc.nat({ max: MOST_EVENTS_BACK }),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
);
type Schedule = typeof schedule extends fc.Arbitrary<infer Steps> ? Steps : never;

/** What came of a schedule; `wrong` is empty where money is at rest, no night is sold twice and all mails are queued. */
type Played = Readonly<{ crashes: number; wrong: readonly unknown[] }>;

/** Plays a schedule; a program that died is started again before the next act. */
export async function play(steps: Schedule): Promise<Played> {
  const world = new MoneyModel();
  const wrong: unknown[] = [];
  let crashes = 0;
  for (const { act, crash, eventsBack } of steps) {
    world.crash ??= crash;
    await act(world);
    if (world.isDown) {
      crashes += 1;
      await world.restart(eventsBack);
    }
    wrong.push(...wrongNow(world));
  }
  await world.comeToRest();
  wrong.push(...wrongAtRest(world), ...world.unqueuedMails());
  return { crashes, wrong };
}
