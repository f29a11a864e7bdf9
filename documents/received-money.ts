import { baht } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Content, Text } from 'pdfmake';
import type { PaidFacts } from './document-facts.ts';
import { printed } from './printed-text.ts';
import { DESK_WORDS, METHOD_WORDS, RECEIPT_WORDS } from './receipt-words.ts';
import { exactText, momentText } from './words.ts';

/**
 * How it was paid, at the desk line by line, what of all that was billed, in THB, is still due, and what was given
 * back.
 */
export function receivedMoney(facts: PaidFacts, billed: number, language: Language): Content {
  const words = RECEIPT_WORDS[language];
  const { amountDue, refunded } = facts;
  return {
    margin: [0, 16, 0, 0],
    stack: [
      ...paidBy(facts, language),
      ...(amountDue > 0 ? [sum(words.paid, billed - amountDue), sum(words.due, amountDue)] : []),
      ...(refunded > 0 ? [sum(words.refunded, refunded)] : []),
    ],
  };
}

function paidBy({ payment: { method, atDesk }, payments }: PaidFacts, language: Language): Text[] {
  const words = RECEIPT_WORDS[language];
  const by = method === null ? words.direct : METHOD_WORDS[method][language];
  return [
    ...(atDesk ? [] : [{ text: printed(`${words.paidBy} ${by}`) }]),
    ...payments.map(({ method: way, amount, at }) => {
      const what = `${words.atDesk}: ${DESK_WORDS[way][language]}`;
      return { text: printed(`${what} ${exactText(baht(amount))} · ${momentText(at, language)}`) };
    }),
  ];
}

const sum = (label: string, amount: number): Text => ({
  text: printed(`${label} ${exactText(baht(amount))}`),
  bold: true,
});
