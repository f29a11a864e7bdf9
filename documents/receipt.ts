import { isVatRegistered } from '@baanpak/domain/hotel/hotel-details.ts';
import { addUp, baht, type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { vatInside } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay as dayOf } from '@baanpak/domain/values/time/local-date.ts';
import type { Content, DocumentDefinition, Text } from 'pdfmake';
import { addressText } from './address-text.ts';
import type { PaidFacts } from './document-facts.ts';
import { branchText, GREEN, GREY, header, line, rule } from './document-parts.ts';
import { printPdf } from './pdf.ts';
import { printed } from './printed-text.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';
import { receivedMoney } from './received-money.ts';
import { dayText, momentText } from './words.ts';

/** The receipt of a paid stay as a PDF; a full tax invoice where one was issued for it. */
export const receipt = (facts: PaidFacts, language: Language): Promise<Buffer> =>
  printPdf(receiptDocument(facts, language));

export const receiptFileName = ({ book, invoice }: PaidFacts): string =>
  `${invoice ? 'tax-invoice' : 'receipt'}-${book.bookingId}.pdf`;

function receiptDocument(facts: PaidFacts, language: Language): DocumentDefinition {
  const { book, hotel } = facts;
  const words = RECEIPT_WORDS[language];
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: {
      title: `${words.receipt} ${book.bookingId}`,
      author: hotel.hotelName[language],
      creator: 'Baanpak',
    },
    content: receiptContent(facts, language),
    footer: book.bookingId,
  };
}

/** What stands on it, for a bundle of papers, too. */
export const receiptContent = (facts: PaidFacts, language: Language): Content[] => [
  { columns: [seller(facts, language), heading(facts, language)], columnGap: 24 },
  rule(),
  ...guest(facts, language),
  stay(facts, language),
  nights(facts, language),
  ...extras(facts, language),
  receivedMoney(facts, language),
];

/** The hotel, on a tax invoice as it was when that was issued. */
function seller({ hotel, invoice }: PaidFacts, language: Language): Content {
  const words = RECEIPT_WORDS[language];
  const { registeredName: name, registeredAddress } = hotel;
  const own = registeredAddress?.[language] ?? addressText(hotel, language);
  const address = invoice?.seller.address[language] ?? own;
  const taxId = invoice?.seller.taxId ?? hotel.taxId;
  const office = invoice ? ` (${branchText(invoice.seller.branch, language)})` : '';
  return {
    width: '*',
    stack: [
      {
        text: printed((invoice?.seller.name ?? name ?? hotel.hotelName)[language]),
        bold: true,
        fontSize: 14,
      },
      { text: printed(address) },
      { text: hotel.contactPhone ? `${words.phone} ${hotel.contactPhone}` : '' },
      { text: taxId ? printed(`${words.taxId} ${taxId}${office}`) : '' },
    ],
  };
}

function heading({ book, payment, invoice }: PaidFacts, language: Language): Content {
  const words = RECEIPT_WORDS[language];
  const numbered: Text[] = invoice
    ? [
        { text: printed(`${words.number} ${invoice.number}`), bold: true },
        { text: printed(`${words.issuedOn} ${dayText(dayOf(invoice.issuedAt), language)}`) },
      ]
    : [];
  return {
    width: 200,
    alignment: 'right',
    stack: [
      ...(invoice ? words.taxInvoice : [words.receipt]).map((title) => ({
        text: printed(title),
        bold: true,
        fontSize: invoice ? 15 : 18,
        color: GREEN,
      })),
      ...numbered,
      { text: printed(`${words.bookingCode} ${book.bookingId}`) },
      { text: printed(`${words.paidOn} ${momentText(payment.paidAt, language)}`) },
    ],
  };
}

/** Who paid; on a tax invoice whom it is made out to. */
function guest({ book, invoice }: PaidFacts, language: Language): Content[] {
  const words = RECEIPT_WORDS[language];
  const buyer = invoice && book.taxInvoice;
  if (!buyer) {
    const address = [book.address, book.province, book.postalCode].filter(Boolean).join(' ');
    return [
      { text: printed(words.receivedFrom), color: GREY },
      { text: printed(book.reservedBy ?? '–'), bold: true },
      ...(address ? [{ text: printed(address) }] : []),
    ];
  }
  const office = buyer.branch === null ? '' : ` (${branchText(buyer.branch, language)})`;
  return [
    { text: printed(words.buyer), color: GREY },
    { text: printed(buyer.name), bold: true },
    { text: printed(buyer.address) },
    { text: printed(`${words.taxId} ${buyer.taxId}${office}`) },
  ];
}

function stay({ book }: PaidFacts, language: Language): Content {
  const words = RECEIPT_WORDS[language];
  const rows = [
    [words.room, book.roomObj.title[language]],
    [words.checkIn, dayText(book.checkInDate, language)],
    [words.checkOut, `${dayText(book.checkOutDate, language)} (${words.nights(book.nights)})`],
    [words.guests, String(book.guests)],
  ] as const;
  return {
    margin: [0, 12, 0, 12],
    layout: 'noBorders',
    table: {
      widths: [90, '*'],
      body: rows.map(([label, value]) => [
        { text: printed(label), color: GREY },
        { text: printed(value) },
      ]),
    },
  };
}

/** What was agreed on; of a tax invoice what it was issued for, whatever came to be since. */
function nights(facts: PaidFacts, language: Language): Content {
  const { book, hotel, invoice, money } = facts;
  const words = RECEIPT_WORDS[language];
  const { within } = extrasOf(facts);
  const total = invoice?.amount ?? billed(facts, within);
  const vat = vatInside(total);
  const room = book.roomObj.title[language];
  const taxed: [string, Satang][] =
    invoice !== null || isVatRegistered(hotel)
      ? [
          [words.beforeVat, satang(total - vat)],
          [words.vat, vat],
        ]
      : [];
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', 100],
      body: [
        [header(words.night), { ...header(words.price), alignment: 'right' }],
        ...money.nights.map(({ date, price }) =>
          line(`${dayText(date, language)} · ${room}`, price),
        ),
        ...extraLines(within, language),
        ...changedSince(facts, within, language),
        ...taxed.map(([label, amount]) => line(label, amount)),
        line(words.total, total, { bold: true, fontSize: 12 }),
      ],
    },
  };
}

/** By how much nights and extras are another sum by now than what the tax invoice was issued for. */
function changedSince(facts: PaidFacts, within: Extras, language: Language): Text[][] {
  const changed = facts.invoice ? facts.invoice.amount - billed(facts, within) : 0;
  return changed === 0 ? [] : [line(RECEIPT_WORDS[language].changedSince, satang(changed))];
}

/** Nights and extras as the table lists them. */
const billed = ({ money }: PaidFacts, extras: Extras): Satang =>
  addUp([...money.nights.map(({ price }) => price), baht(sumOf(extras))]);

/** Beside a tax invoice, what it does not say. */
function extras(facts: PaidFacts, language: Language): Content[] {
  const { beside } = extrasOf(facts);
  if (beside.length === 0) return [];
  return [
    {
      layout: 'lightHorizontalLines',
      margin: [0, 12, 0, 0],
      table: { widths: ['*', 100], body: extraLines(beside, language) },
    },
  ];
}

type Extras = PaidFacts['charges'];

/**
 * Those that the total has in it, and those that came after the tax invoice. Of a stay that was called off, nobody
 * pays extras, and what was paid for them goes back.
 */
function extrasOf({
  book,
  charges,
  invoice,
}: PaidFacts): Readonly<{ within: Extras; beside: Extras }> {
  const owed = book.status === 'Canceled' ? [] : charges;
  if (invoice === null) return { within: owed, beside: [] };
  const isWithin = ({ id }: Extras[number]) => invoice.extras?.includes(id) === true;
  return {
    within: charges.filter(isWithin),
    beside: owed.filter((extra) => !isWithin(extra)),
  };
}

const extraLines = (charges: Extras, language: Language): Text[][] =>
  charges.map(({ text, amount }) => line(text ?? RECEIPT_WORDS[language].extra, baht(amount)));

const sumOf = (charges: Extras): number => charges.reduce((sum, { amount }) => sum + amount, 0);
