import { baht } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Content, Text } from 'pdfmake';
import type { PaidFacts } from './document-facts.ts';
import { header, line } from './document-parts.ts';
import { DESK_WORDS, METHOD_WORDS, RECEIPT_WORDS } from './receipt-words.ts';
import { dayText } from './words.ts';

/** Money that came or, below 0, went back, in THB. */
type Movement = Readonly<{ at: string; what: string; amount: number }>;

/** Each payment and each refund, by its day and with its reason; what they come to; and what is due or owed then. */
export function receivedMoney(facts: PaidFacts, language: Language): Content {
  const words = RECEIPT_WORDS[language];
  const movements = movementsOf(facts, language);
  const left = movements.reduce((sum, { amount }) => sum + amount, 0);
  const isReturned = movements.some(({ amount }) => amount < 0);
  const { amountDue } = facts;
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 16, 0, 0],
    table: {
      headerRows: 1,
      widths: ['*', 100],
      body: [
        [header(words.payments), { ...header(words.amount), alignment: 'right' }],
        ...movements.map(({ at, what, amount }) =>
          sum(`${dayText(bangkokDay(instant(at)), language)} · ${what}`, amount),
        ),
        sum(isReturned ? words.paidLessReturned : words.paid, left, { bold: true }),
        ...(amountDue > 0 ? [sum(words.due, amountDue, { bold: true })] : []),
        ...(amountDue < 0 ? [sum(words.owedBack, -amountDue, { bold: true })] : []),
      ],
    },
  };
}

function movementsOf(facts: PaidFacts, language: Language): readonly Movement[] {
  const words = RECEIPT_WORDS[language];
  const { money, payment, payments, creditNotes } = facts;
  const by = payment.method === null ? words.direct : METHOD_WORDS[payment.method][language];
  const noteOf = (refundId: string) => creditNotes.find((note) => note.refundId === refundId);
  const came: Movement[] = payments.map(({ method, amount, at }) => ({
    ...{ at, amount, what: `${words.atDesk}: ${DESK_WORDS[method][language]}` },
  }));
  const went: Movement[] = money.returned.map(({ refundId, because, amount, at }) => {
    const note = noteOf(refundId);
    const what = words.returned[because];
    return {
      at,
      amount: -amount,
      what: note ? `${what} · ${words.creditNote} ${note.number}` : what,
    };
  });
  const online: Movement[] =
    money.throughCheckout > 0
      ? [{ at: payment.paidAt, amount: money.throughCheckout, what: `${words.paidBy} ${by}` }]
      : [];
  return [...online, ...came, ...went].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const sum = (label: string, amount: number, style?: object): Text[] =>
  line(label, baht(amount), style);
