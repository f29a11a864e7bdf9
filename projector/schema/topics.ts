/** The bus says this after each commit of the projector. A hint: polling finds what it misses. */
export const READ_MODELS_MOVED = 'read-models-moved';

/** From one checkpoint to the next, each as `commit/prepare`, and the bookings that changed on the way. */
export type ReadModelsMoved = { from: string; to: string; bookingIds: string[] };
