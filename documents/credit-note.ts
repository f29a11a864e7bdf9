import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import {
  type CreditNote,
  vatInside,
  vatTakenBack,
} from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Content, DocumentDefinition } from 'pdfmake';
import { CREDIT_NOTE_WORDS, REASON_WORDS } from './credit-note-words.ts';
import type { DocumentFacts } from './document-facts.ts';
import { branchText, GREEN, GREY, header, line, rule } from './document-parts.ts';
import { printPdf } from './pdf.ts';
import { printed } from './printed-text.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';
import { dayText } from './words.ts';

type Facts = Pick<DocumentFacts, 'book'>;

/**
 * A credit note (ใบลดหนี้) as a PDF, with what section 86/10 of the Revenue Code asks for: the word, the parties, the
 * original invoice, its value, the correct one, the difference with its VAT, and the reason.
 */
export const creditNotePdf = (
  facts: Facts,
  note: CreditNote,
  language: Language,
): Promise<Buffer> => printPdf(documentOf(facts, note, language));

function documentOf(facts: Facts, note: CreditNote, language: Language): DocumentDefinition {
  const words = CREDIT_NOTE_WORDS[language];
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: {
      title: `${words.creditNote} ${note.number}`,
      author: note.seller.name[language],
      creator: 'Baanpak',
    },
    content: creditNoteContent(facts, note, language),
    footer: note.number,
  };
}

/** What stands on it, for a bundle of papers, too. */
export function creditNoteContent(facts: Facts, note: CreditNote, language: Language): Content[] {
  const words = CREDIT_NOTE_WORDS[language];
  const { number, issuedAt } = note.invoice;
  return [
    { columns: [seller(note, language), heading(facts, note, language)], columnGap: 24 },
    rule(),
    ...buyer(facts, language),
    {
      text: printed(words.ofInvoice(number, dayText(bangkokDay(issuedAt), language))),
      margin: [0, 12, 0, 12],
    },
    amounts(note, language),
    { text: printed(words.beforeVat), color: GREY, fontSize: 9, margin: [0, 4, 0, 12] },
    { text: printed(`${words.reason}: ${REASON_WORDS[note.reason][language]}`) },
  ];
}

function seller(
  { seller: { name, address, taxId, branch } }: CreditNote,
  language: Language,
): Content {
  const { taxId: label } = RECEIPT_WORDS[language];
  return {
    width: '*',
    stack: [
      { text: printed(name[language]), bold: true, fontSize: 14 },
      { text: printed(address[language]) },
      { text: printed(`${label} ${taxId} (${branchText(branch, language)})`) },
    ],
  };
}

function heading({ book }: Facts, note: CreditNote, language: Language): Content {
  const words = RECEIPT_WORDS[language];
  const { creditNote } = CREDIT_NOTE_WORDS[language];
  return {
    width: 200,
    alignment: 'right',
    stack: [
      { text: printed(creditNote), bold: true, fontSize: 15, color: GREEN },
      { text: printed(`${words.number} ${note.number}`), bold: true },
      { text: printed(`${words.issuedOn} ${dayText(bangkokDay(note.issuedAt), language)}`) },
      { text: printed(`${words.bookingCode} ${book.bookingId}`) },
    ],
  };
}

/** Whom the invoice was made out to; nobody is named once the guest was erased. */
function buyer({ book: { taxInvoice } }: Facts, language: Language): Content[] {
  const words = RECEIPT_WORDS[language];
  const label = { text: printed(words.buyer), color: GREY };
  if (!taxInvoice) return [label, { text: '–', bold: true }];
  const { name, address, taxId, branch } = taxInvoice;
  const office = branch === null ? '' : ` (${branchText(branch, language)})`;
  return [
    label,
    { text: printed(name), bold: true },
    { text: printed(address) },
    { text: printed(`${words.taxId} ${taxId}${office}`) },
  ];
}

function amounts(note: CreditNote, language: Language): Content {
  const words = CREDIT_NOTE_WORDS[language];
  const { invoice, before, amount } = note;
  const vat = vatTakenBack(note);
  const invoiced = withoutVat(invoice.amount);
  const earlier = satang(invoiced - withoutVat(before));
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', 100],
      body: [
        [header(words.item), { ...header(words.amount), alignment: 'right' }],
        line(words.invoiced, invoiced),
        ...(earlier > 0 ? [line(words.creditedBefore, earlier)] : []),
        line(words.corrected, withoutVat(satang(before - amount))),
        line(words.difference, satang(amount - vat)),
        line(words.vat, vat),
        line(words.total, amount, { bold: true, fontSize: 12 }),
      ],
    },
  };
}

const withoutVat = (amount: Satang): Satang => satang(amount - vatInside(amount));
