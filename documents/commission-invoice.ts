import type { CommissionInvoice } from '@baanpak/domain/values/money/commission-invoice.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Content, DocumentDefinition } from 'pdfmake';
import { COMMISSION_WORDS } from './commission-words.ts';
import { GREY, header, line, rule } from './document-parts.ts';
import { printPdf } from './pdf.ts';
import { printed } from './printed-text.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';
import { issuer, taxpayerLines, titled } from './taxpayer.ts';
import { dayText, exactText, monthText } from './words.ts';

/**
 * The tax invoice (ใบกำกับภาษี) of a month's commission as a PDF, with what section 86/4 of the Revenue Code asks for, or its
 * credit note (ใบลดหนี้, section 86/10); the tax that the owner withholds stands below.
 */
export const commissionInvoicePdf = (
  invoice: CommissionInvoice,
  language: Language,
): Promise<Buffer> => printPdf(documentOf(invoice, language));

function documentOf(invoice: CommissionInvoice, language: Language): DocumentDefinition {
  const { number, seller, buyer, issuedAt } = invoice;
  const words = RECEIPT_WORDS[language];
  const title = titleOf(invoice, language);
  const numbered = [
    `${words.number} ${number}`,
    `${words.issuedOn} ${dayText(bangkokDay(issuedAt), language)}`,
  ];
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: { title: `${title} ${number}`, author: seller.name[language], creator: 'Baanpak' },
    content: [
      { columns: [issuer(seller, language), titled(title, numbered)], columnGap: 24 },
      rule(),
      { text: printed(words.buyer), color: GREY },
      { text: printed(buyer.name[language]), bold: true },
      ...taxpayerLines(buyer, language),
      ...credited(invoice, language),
      amounts(invoice, language),
      withheld(invoice, language),
    ],
    footer: number,
  };
}

const titleOf = ({ kind }: CommissionInvoice, language: Language): string =>
  COMMISSION_WORDS[language][kind === 'invoice' ? 'taxInvoice' : 'creditNote'];

/** Of a credit note, the invoice before it and the reason. */
function credited({ kind, credits }: CommissionInvoice, language: Language): Content[] {
  const words = COMMISSION_WORDS[language];
  if (kind === 'invoice') return [];
  const of = credits && words.ofInvoice(credits.number, dayOf(credits.issuedAt, language));
  return [of, words.reason]
    .filter((text) => text !== null)
    .map((text, n) => ({ text: printed(text), margin: [0, n === 0 ? 12 : 0, 0, 0] }));
}

const dayOf = (moment: CommissionInvoice['issuedAt'], language: Language) =>
  dayText(bangkokDay(moment), language);

function amounts(invoice: CommissionInvoice, language: Language): Content {
  const words = COMMISSION_WORDS[language];
  const { kind, month, commission, vat } = invoice;
  const what = kind === 'invoice' ? words.commissionOf : words.returnedOf;
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 16, 0, 0],
    table: {
      headerRows: 1,
      widths: ['*', 110],
      body: [
        [header(words.item), { ...header(words.amount), alignment: 'right' }],
        line(what(monthText(month, language)), commission),
        line(words.vat, vat),
        line(words.total, satang(commission + vat), { bold: true, fontSize: 12 }),
      ],
    },
  };
}

function withheld(invoice: CommissionInvoice, language: Language): Content {
  const words = COMMISSION_WORDS[language];
  const { commission, vat, withholding, kind } = invoice;
  return {
    margin: [0, 16, 0, 0],
    stack: [
      {
        layout: 'noBorders',
        table: {
          widths: ['*', 110],
          body: [
            line(words.withholding, satang(-withholding), { color: GREY }),
            line(words.afterWithholding, satang(commission + vat - withholding), { color: GREY }),
          ],
        },
      },
      ...(kind === 'invoice'
        ? [{ text: printed(words.certificate(exactText(withholding))), color: GREY, fontSize: 9 }]
        : []),
    ],
  };
}
