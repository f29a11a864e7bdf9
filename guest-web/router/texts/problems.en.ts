import { guestSentencesEn } from '@baanpak/contract/problems/guest-sentences.en.ts';
import type { ProblemText } from '../../shell/problem-text.ts';
import { callProblemsEn } from './call-problems.en.ts';

export const problemsEn: ProblemText = {
  ...guestSentencesEn,
  // the API's sentence is for anyone who wrote the call
  'foreign-return-uri':
    'Payments cannot be made at this address. Please open the site at its usual one',
  ...callProblemsEn,
};
