import fc from 'fast-check';

/**
 * What is done to the cluster: processes are killed or ended (and started again by it), stopped for a while, one
 * kept away, the way to the database cut, slowed or its answers held back, disks full and clocks stepped.
 */
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
  'restart postgres',
  'stop nats-server',
  'cut postgres',
  'cut link',
  'slow link',
  'hold link',
  'fill command-api',
  'step command-api',
  'step query-api',
  'step projector',
  'pause command-api',
  'pause query-api',
  'pause projector',
  'pause holder-of-projector',
  'pause holder-of-processes',
  'pause nats-server',
  'pause postgres',
] as const;
export type FaultName = (typeof FAULTS)[number];

export type Fault = Readonly<{
  name: FaultName;
  /** Milliseconds after the beginning of the fault before, or as soon as that is over where it is not partial. */
  after: number;
  /** Of several processes of a program, which one. */
  which: number;
  /** In ms; of what is over again by itself. */
  lasts: number;
  /** Of a clock, by how many seconds it is stepped. */
  by: number;
}>;

/** With such a fault the site serves on, slower or with less: others come before it is over. */
export const isPartial = ({ name }: Fault): boolean => /^(stop|step|fill|slow) /.test(name);

const EACH_MS = 2_200;
const LASTS = { min: 1_000, max: 6_000 };
/**
 * In seconds. A payment whose answer is lost while a clock is ahead may be on its way for so much longer, and its guest
 * asks until it cannot be: in a short run clocks are ahead by less than that takes.
 */
const STEPPED_BY = 300;
/** In ms, or a quarter of a short run. */
const NATS_IS_AWAY = 60_000;

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
      lasts: fc.integer(LASTS),
      by: fc.integer({ min: -STEPPED_BY, max: Math.min(STEPPED_BY, seconds) }),
    }),
    { seed, numRuns: many },
  );
  const names = rounds.flat();
  return rest.flatMap((one, n) => {
    const name = names[n];
    return name === undefined ? [] : [{ ...one, name, lasts: lastsOf(name, one, seconds) }];
  });
}

const lastsOf = (name: FaultName, { lasts }: Pick<Fault, 'lasts'>, seconds: number): number =>
  name === 'stop nats-server' ? Math.min(NATS_IS_AWAY, (seconds * 1_000) / 4) : lasts;
