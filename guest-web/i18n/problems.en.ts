import { guestSentencesEn } from '@baanpak/contract/problems/guest-sentences.en.ts';
import type { ProblemText } from './problem-text.ts';

export const problemsEn: ProblemText = {
  ...guestSentencesEn,
  // the API's sentence is for whoever wrote the call
  'foreign-return-uri':
    'Payments are not taken under this address. Please open the site by its usual one',
  'invalid-request': 'Something is missing or not valid. Please check your input',
  'too-many-requests': 'Too many requests. Please wait a moment and try again',
  'store-away': 'We are temporarily unavailable. Please try again in a moment',
  internal: 'Something went wrong on our side. Please try again',
  offline: 'We cannot reach the server. Please check your connection and try again',
};
