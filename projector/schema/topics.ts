/** The bus says this after each commit of the projector. A hint: polling finds what it misses. */
export const READ_MODELS_MOVED = 'read-models-moved';

/** What staff look at, by the back office's names. */
export const RESOURCES = [
  'bookings',
  'hotels',
  'rooms',
  'users',
  'cases',
  'refunds',
  'payments',
  'partners',
  'reviews',
  'site',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** `id`: the keys of its row, with dots between them. `by`: a user's id, `guest`, or `process:` and its name. */
export type ChangedRecord = { resource: Resource; id: string; by: string };

/**
 * From one checkpoint to the next, each as `commit/prepare`; the schemas that moved, and what changed on
 * the way.
 */
export type ReadModelsMoved = {
  schemas: string[];
  from: string;
  to: string;
  records: ChangedRecord[];
};
