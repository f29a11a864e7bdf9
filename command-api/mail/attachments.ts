import { bookingLink } from '@baanpak/documents/booking-link.ts';
import {
  type DocumentFacts,
  isPaid,
  languageOfDocument,
} from '@baanpak/documents/document-facts.ts';
import { orderFileName } from '@baanpak/documents/order-papers.ts';
import { receipt, receiptFileName } from '@baanpak/documents/receipt.ts';
import { calendarFileName, calendarOf } from '@baanpak/documents/stay-calendar.ts';
import type { BookingTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import type { Attachment } from '@baanpak/infrastructure/mail/port.ts';
import type { MailFacts } from './mail-facts.ts';

/** Mails that say where and when a certain stay is. */
const CERTAIN: readonly BookingTemplate[] = ['paid', 'taken', 'moved'];

/** One calendar file of stays that are certain, and the receipt of each that is paid. */
export async function attachmentsOf(
  template: BookingTemplate,
  { stays, site }: MailFacts,
): Promise<readonly Attachment[]> {
  if (!CERTAIN.includes(template)) return [];
  const receipts = await Promise.all(stays.map(receiptOf));
  return [...receipts.flat(), calendarFile(stays, site)];
}

async function receiptOf(stay: DocumentFacts): Promise<Attachment[]> {
  if (!isPaid(stay)) return [];
  const content = await receipt(stay, languageOfDocument(stay));
  return [{ name: receiptFileName(stay), type: 'application/pdf', content }];
}

function calendarFile(stays: MailFacts['stays'], site: string): Attachment {
  const [first] = stays;
  const { lang } = first.book;
  const text = calendarOf(stays, ({ guestId }) => bookingLink(site, guestId, lang), lang);
  const name = stays.length > 1 ? `${orderFileName(stays)}.ics` : calendarFileName(first);
  return { name, type: 'text/calendar; charset=utf-8; method=PUBLISH', content: Buffer.from(text) };
}
