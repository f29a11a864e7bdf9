import { guestSentencesTh } from '@baanpak/contract/problems/guest-sentences.th.ts';
import type { ProblemText } from '../../shell/problem-text.ts';
import { callProblemsTh } from './call-problems.th.ts';

export const problemsTh: ProblemText = {
  ...guestSentencesTh,
  // the API's sentence is for anyone who wrote the call
  'foreign-return-uri': 'ชำระเงินผ่านที่อยู่เว็บนี้ไม่ได้ กรุณาเปิดเว็บไซต์ด้วยที่อยู่ปกติ',
  ...callProblemsTh,
};
