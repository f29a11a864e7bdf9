import type { Translated } from './i18n.ts';
import type { reviewsTh } from './reviews.th.ts';

export const reviewsEn: Translated<typeof reviewsTh> = {
  review: {
    one: 'Review',
    score: 'Score',
    stay: 'Stay',
    nights: 'nights: {{count}}',
    noWords: 'No words',
    anonymous: 'No name',
    answered: 'Answer from the hotel',
    answer: 'Answer',
    yourAnswer: 'The hotel’s answer',
    answerHint: 'Everyone can read it, and it is given once',
    hide: 'Hide',
    show: 'Show again',
    keep: 'Leave it',
    reportedFor: 'Reported: {{reason}} ({{at}})',
    hiddenFor: 'Hidden: {{reason}}',
    filter: { reported: 'Reported', answered: 'Answered', hidden: 'Hidden' },
    is: { true: 'Yes', false: 'No' },
    state: { hidden: 'Hidden', reported: 'Reported {{count}}×', answered: 'Answered' },
    done: {
      answer: 'Your answer is shown',
      hide: 'The review is hidden',
      show: 'The review is shown',
    },
    ofHotel: 'Reviews {{score}} ({{count}})',
    ofHotelNone: 'Reviews',
  },
};
