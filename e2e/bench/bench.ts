/** One line of the table at the end: medians of all rounds. */
export type BenchLine = Readonly<{
  what: string;
  ours: string;
  /** What the bare thing beside it did, where there is one. */
  bare?: string;
  ratio?: string;
  aim?: string;
  met?: boolean;
}>;

/** `run` takes a minute or two, `long-log` a quarter of an hour, and leaves nothing behind. */
export type Bench = Readonly<{ name: string; run(): Promise<readonly BenchLine[]> }>;
