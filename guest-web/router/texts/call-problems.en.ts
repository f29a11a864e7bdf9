import type { CallProblemText } from '../../shell/problem-text.ts';

export const callProblemsEn: CallProblemText = {
  'invalid-request': 'Something is missing or invalid. Please check what you entered',
  'too-many-requests': 'Too many requests. Please wait a moment and try again',
  'store-away': 'We are temporarily unavailable. Please try again in a moment',
  internal: 'Something went wrong on our side. Please try again',
  offline: 'We cannot reach the server. Please check your connection and try again',
};
