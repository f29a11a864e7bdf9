import fc from 'fast-check';

/** What is done to the cluster: processes are killed or ended (and started again by it), stopped for a while, or cut off. */
export const FAULTS = [
  'kill command-api',
  'kill query-api',
  'kill projector',
  'kill payment-sandbox',
  'kill nats-server',
  'kill postgres',
  'kill caddy',
  'kill dist/pages',
  'restart command-api',
  'restart query-api',
  'cut postgres',
  'pause command-api',
  'pause query-api',
  'pause projector',
  'pause nats-server',
  'pause postgres',
] as const;
export type FaultName = (typeof FAULTS)[number];

export type Fault = Readonly<{
  name: FaultName;
  /** Milliseconds after the fault before. */
  after: number;
  /** Of several processes of a program, which one. */
  which: number;
  /** In ms; of pauses alone. */
  lasts: number;
}>;

const EACH_MS = 3_500;

/** The same faults for the same seed; each kind comes before any comes again. */
export function planFaults(seed: number, seconds: number): readonly Fault[] {
  const many = Math.floor((seconds * 1_000) / EACH_MS);
  const rounds = fc.sample(fc.shuffledSubarray([...FAULTS], { minLength: FAULTS.length }), {
    seed,
    numRuns: Math.ceil(many / FAULTS.length),
  });
  const rest = fc.sample(
    fc.record({
      after: fc.integer({ min: EACH_MS / 2, max: EACH_MS }),
      which: fc.nat(1),
      lasts: fc.integer({ min: 1_000, max: 8_000 }),
    }),
    { seed, numRuns: many },
  );
  const names = rounds.flat();
  return rest.flatMap((one, n) => {
    const name = names[n];
    return name === undefined ? [] : [{ name, ...one }];
  });
}
