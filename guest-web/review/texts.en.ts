import type { Translated } from '../i18n/dictionary.ts';
import type { reviewTh } from './texts.th.ts';

export const reviewEn: Translated<typeof reviewTh> = {
  title: 'Review your stay',
  intro: 'A score and a few words help other travelers choose, and the hotel to do better.',
  score: 'How was your stay?',
  scoreHint: '1 is very poor, 10 is superb',
  scoreNeeded: 'Please choose a score from 1 to 10',
  text: 'Tell us more (optional)',
  textHint: 'Room, cleanliness, service, food or place. Please leave out anybody’s personal data.',
  name: 'Name to show (optional)',
  nameHint: 'Leave it empty to stay unnamed',
  send: 'Send review',
  change: 'Save changes',
  sent: 'Thank you for your review',
  sentHint: 'It is shown on the hotel’s page. You can change it until {{until}}.',
  failed: 'The review was not sent.',
  until: 'You can write it until {{until}}',
  changeUntil: 'You can change it until {{until}}',
  closed: 'The time to write or change a review is over.',
  notStayed: 'You can review your stay once it is over and you have checked out.',
  own: 'Your review',
  toBooking: 'Back to the booking',
  toHotel: 'See the hotel’s reviews',
  write: 'Review your stay',
};
