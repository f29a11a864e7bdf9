import type { SendLetter } from '@baanpak/domain/processes/letters.ts';
import { type DocumentFacts, isPaid } from '@baanpak/query-api/documents/document-facts.ts';

type Kind = SendLetter['data']['letter'];
type Time = 'now' | 'moot' | 'too-early';

const whenItIs =
  (status: DocumentFacts['book']['status']) =>
  ({ book }: DocumentFacts): Time => {
    if (book.status === status) return 'now';
    return book.status === 'Reserved' || book.status === 'Booked' ? 'too-early' : 'moot';
  };

/** A checkout's word is on its way to the booking: a moment later it says the same. */
const whenPaid = (stay: DocumentFacts): Time => {
  if (isPaid(stay)) return 'now';
  return stay.book.status === 'Canceled' || stay.book.status === 'Expired' ? 'moot' : 'too-early';
};

const TIMES: Readonly<Record<Kind, (stay: DocumentFacts) => Time>> = {
  held: ({ book }) => (book.status === 'Reserved' ? 'now' : 'moot'),
  paid: whenPaid,
  'new-booking': whenPaid,
  'transfer-to-confirm': ({ book }) => (book.status === 'Reserved' ? 'now' : 'moot'),
  expired: whenItIs('Expired'),
  'given-up': whenItIs('Canceled'),
  canceled: whenItIs('Canceled'),
};

/** Whether a stay is what the letter would say of it: not yet, now, or no more. */
export const timeFor = (letter: Kind, stay: DocumentFacts): Time => TIMES[letter](stay);
