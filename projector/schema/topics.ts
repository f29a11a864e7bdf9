/** The bus says this after each commit of the projector. A hint: polling finds what it misses. */
export const READ_MODELS_MOVED = 'read-models-moved';

/**
 * From one checkpoint to the next, each as `commit/prepare`; the schemas that moved, and the bookings that
 * changed on the way.
 */
export type ReadModelsMoved = {
  schemas: string[];
  from: string;
  to: string;
  bookingIds: string[];
};
