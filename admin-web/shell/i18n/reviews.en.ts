import type { Translated } from './i18n.ts';
import type { reviewsTh } from './reviews.th.ts';

export const reviewsEn: Translated<typeof reviewsTh> = {
  review: {
    one: 'Review',
    score: 'Score',
    stay: 'Stay',
    nights_one: '{{count}} night',
    nights_other: '{{count}} nights',
    noWords: 'No comment',
    anonymous: 'Anonymous',
    answered: 'Reply from the hotel',
    answer: 'Reply',
    yourAnswer: 'Your reply',
    answerHint: 'Everyone can read it. You can reply once',
    hide: 'Hide',
    show: 'Show again',
    keep: 'Keep',
    reportedFor: 'Reported: {{reason}} ({{at}})',
    hiddenFor: 'Hidden: {{reason}}',
    filter: { reported: 'Reported', answered: 'Replied', hidden: 'Hidden' },
    is: { true: 'Yes', false: 'No' },
    state: { hidden: 'Hidden', reported: 'Reported {{count}}×', answered: 'Replied' },
    done: {
      answer: 'Reply posted',
      hide: 'Review hidden',
      show: 'Review visible',
    },
    ofHotel: 'Reviews {{score}} ({{count}})',
    ofHotelNone: 'Reviews',
  },
};
