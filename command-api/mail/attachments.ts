import { bookingLink } from '@baanpak/documents/booking-link.ts';
import { type DocumentFacts, isPaid, languageOf } from '@baanpak/documents/document-facts.ts';
import { receipt, receiptFileName } from '@baanpak/documents/receipt.ts';
import { calendarFileName, stayCalendar } from '@baanpak/documents/stay-calendar.ts';
import type { BookingTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import type { Attachment } from '@baanpak/infrastructure/mail/port.ts';
import type { MailFacts } from './mail-facts.ts';

/** Mails that say where and when a certain stay is. */
const CERTAIN: readonly BookingTemplate[] = ['paid', 'taken', 'moved'];

/** An entry for a calendar of a stay that is certain, and the receipt of a paid one. */
export async function attachmentsOf(
  template: BookingTemplate,
  { stays, site }: MailFacts,
): Promise<readonly Attachment[]> {
  if (!CERTAIN.includes(template)) return [];
  const each = await Promise.all(
    stays.map(async (stay) => [...(await receiptOf(stay)), calendarOf(stay, site)]),
  );
  return each.flat();
}

async function receiptOf(stay: DocumentFacts): Promise<Attachment[]> {
  if (!isPaid(stay)) return [];
  const content = await receipt(stay, languageOf(stay));
  return [{ name: receiptFileName(stay), type: 'application/pdf', content }];
}

function calendarOf(stay: DocumentFacts, site: string): Attachment {
  const { lang } = stay.book;
  const text = stayCalendar(stay, bookingLink(site, stay.guestId, lang), lang);
  const type = 'text/calendar; charset=utf-8; method=PUBLISH';
  return { name: calendarFileName(stay), type, content: Buffer.from(text) };
}
