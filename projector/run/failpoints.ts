import type { Failpoint } from '@baanpak/infrastructure/process/failpoints.ts';

/** Where rows and checkpoints could part, or read models be half swapped. */
export const PROJECTOR_FAILPOINTS = [
  /** What a batch does to the rows is worked out, and nothing is sent. */
  'batch-folded',
  /** The checkpoint is sent to be moved, and no row. */
  'checkpoint-sent',
  /** Rows and checkpoint are sent, and no COMMIT. */
  'rows-sent',
  /** It is committed, and nobody was told. */
  'batch-written',
  /** Read models are made again beside the live ones. */
  'made-anew',
  /** They are the live ones, and the ones before are still there. */
  'swapped',
] as const;

export type ProjectorFailpoint = Failpoint<(typeof PROJECTOR_FAILPOINTS)[number]>;
