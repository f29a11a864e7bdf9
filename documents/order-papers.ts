import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Content } from 'pdfmake';
import { creditNoteContent } from './credit-note.ts';
import { type DocumentFacts, isPaid, languageOfDocument } from './document-facts.ts';
import { printPdf } from './pdf.ts';
import { receiptContent } from './receipt.ts';

/** The stays that are paid for together, in the order of their checkout. */
export type Order = readonly [DocumentFacts, ...DocumentFacts[]];

/**
 * The receipts, tax invoices and credit notes of an order as one PDF, each on a page of its own; without `language` each
 * in what it is printed in alone. Throws `not-paid` where nothing of it is paid.
 */
export async function orderPapers(order: Order, language: Language | undefined): Promise<Buffer> {
  const papers = order.flatMap((stay) => papersOf(stay, language ?? languageOfDocument(stay)));
  if (papers.length === 0) throw new Refusal('not-paid', 'There are no papers before the payment');
  const codes = order.map(({ book }) => book.bookingId).join(' · ');
  return printPdf({
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: { title: codes, author: 'Baanpak', creator: 'Baanpak' },
    content: papers.map((stack, n) => (n === 0 ? { stack } : { stack, pageBreak: 'before' })),
    footer: codes,
  });
}

function papersOf(stay: DocumentFacts, language: Language): Content[][] {
  if (!isPaid(stay)) return [];
  const notes = stay.creditNotes.map((note) => creditNoteContent(stay, note, language));
  return [receiptContent(stay, language), ...notes];
}

/** Without its ending. */
export const orderFileName = ([{ book }]: Order): string => `order-${book.bookingId}`;
