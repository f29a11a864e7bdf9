import { boundedQueue } from '@baanpak/infrastructure/concurrency/bounded-queue.ts';

/** Each page takes a processor for tens of milliseconds without a break, and asks the API before: more at once would answer none sooner. */
export const renderInTurn = boundedQueue({ atOnce: 3, waiting: 40, longestWait: 4_000 });
