import type { Translated } from '../../shell/texts.ts';
import type { reviewTh } from './texts.th.ts';

export const reviewEn: Translated<typeof reviewTh> = {
  title: 'Review your stay',
  intro: 'Your review helps other travelers choose and helps the hotel improve.',
  score: 'How was your stay?',
  scoreHint: '1 is very poor, 10 is superb',
  scoreNeeded: 'Please choose a score from 1 to 10',
  text: 'Tell us more (optional)',
  textHint:
    'Room, cleanliness, service, food or location. Please do not include anyone’s personal information.',
  name: 'Display name (optional)',
  nameHint: 'Leave blank to stay anonymous',
  send: 'Send review',
  change: 'Save changes',
  sent: 'Thank you for your review',
  sentHint: 'It is now on the hotel’s page. You can edit it until {{until}}.',
  failed: 'Your review could not be sent.',
  until: 'You can write a review until {{until}}',
  changeUntil: 'You can edit it until {{until}}',
  closed: 'Reviews for this stay are now closed.',
  notStayed: 'You can write a review after you check out.',
  own: 'Your review',
  stay: 'Your stay',
  toBooking: 'Back to booking',
  toHotel: 'View hotel reviews',
  write: 'Review your stay',
};
