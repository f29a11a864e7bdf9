import type { Translated } from '../../shell/texts.ts';
import type { cartTh } from './texts.th.ts';

export const cartEn: Translated<typeof cartTh> = {
  title: 'Cart',
  titleWith_one: 'Cart, {{count}} stay',
  titleWith_other: 'Cart, {{count}} stays',
  empty: 'Your cart is empty. Find a room you like and add it here.',
  map: 'Map',
  remove: 'Remove',
  removeRoom: 'Remove {{room}}',
  total: 'Total',
  continue: 'Continue',
  taken: 'Booking exist: This room is already booked, please select another room',
  takenHint: 'Someone else booked it for these dates first. You have not been charged.',
  toMain: 'Return to main page',
};
