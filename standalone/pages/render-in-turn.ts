import { boundedQueue } from '@baanpak/infrastructure/concurrency/bounded-queue.ts';

/** Each page takes a processor for tens of milliseconds, and asks the API in between. */
export const renderInTurn = boundedQueue({ atOnce: 8, waiting: 40, longestWait: 4_000 });
