import type { Translated } from '../../shell/texts.ts';
import type { heldTh } from './texts.th.ts';

export const heldEn: Translated<typeof heldTh> = {
  held: 'Room held',
  continue: 'continue',
  more_one: 'and {{count}} more held booking',
  more_other: 'and {{count}} more held bookings',
  left_one: 'Your room is held for 1 more minute',
  left_other: 'Your room is held for {{count}} more minutes',
  yours: 'You already have this room on hold until {{time}}',
  yoursHint: 'It is held for you for {{start}} – {{end}}. Pay in time to confirm the booking.',
  toBooking: 'Go to my booking',
  stay: 'Stay on this page',
};
