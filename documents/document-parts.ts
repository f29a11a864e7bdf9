import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Content, Text } from 'pdfmake';
import { printed } from './printed-text.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';
import { exactText } from './words.ts';

// What papers look alike in.

export const GREEN = '#28B463';
export const GREY = '#555555';
const HEAD_OFFICE = '00000';

export const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 1, lineColor: GREEN }],
  margin: [0, 12, 0, 12],
});

export function branchText(branch: string, language: Language): string {
  const words = RECEIPT_WORDS[language];
  return branch === HEAD_OFFICE ? words.headOffice : `${words.branch} ${branch}`;
}

export const header = (text: string) => ({ text: printed(text), bold: true, color: GREEN });

export const line = (label: string, amount: Satang, style: object = {}): Text[] => [
  { text: printed(label), ...style },
  { text: exactText(amount), alignment: 'right', ...style },
];
