import type { FollowedResource } from '@baanpak/domain/values/schema/route.ts';

/** The bus says this after each commit of the projector. A hint: polling finds what it misses. */
export const READ_MODELS_MOVED = 'read-models-moved';

/** `id`: the keys of its row, with dots between them. `by`: a user's id, `guest`, or `process:` and its name. */
export type ChangedRecord = { resource: FollowedResource; id: string; by: string };

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
