import type { Translated } from '../i18n/dictionary.ts';
import type { heldTh } from './texts.th.ts';

export const heldEn: Translated<typeof heldTh> = {
  held: 'Room held',
  continue: 'continue',
  more_one: 'and {{count}} more held booking',
  more_other: 'and {{count}} more held bookings',
  left_one: 'Your room is held for one more minute',
  left_other: 'Your room is held for {{count}} more minutes',
  yours: 'You already hold this room until {{time}}',
  yoursHint: 'It is yours for {{start}} – {{end}}. Pay in time, and the booking is confirmed.',
  toBooking: 'Go to my booking',
  stay: 'Stay on this page',
};
