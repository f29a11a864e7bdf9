import { DAY } from '../values/time/instant.ts';
import { addDays, bangkokDay, startOfDay } from '../values/time/local-date.ts';
import type { Process } from './process.ts';

const timer = (bookingId: string) => `documents:${bookingId}`;

/**
 * Of a stay with documents it is looked at every midnight in Bangkok whether they are to be deleted, until they
 * are: so it need not be known here that the stay was moved, called off or undone.
 */
export const deleteDocuments: Process = {
  name: 'delete-documents',
  when: {
    DocumentSent: ({ data: { bookingId, sentAt } }) => [
      {
        at: startOfDay(addDays(bangkokDay(sentAt), 1)),
        key: timer(bookingId),
        do: { type: 'DeleteDueDocuments', data: { bookingId } },
        every: DAY,
      },
    ],
    DocumentsDeleted: ({ data: { bookingId } }) => [{ forget: timer(bookingId) }],
  },
};
