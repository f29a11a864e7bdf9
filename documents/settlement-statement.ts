import type { StatementJson } from '@baanpak/contract/settlement/statement.ts';
import type { CommissionInvoice } from '@baanpak/domain/values/money/commission-invoice.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Content, DocumentDefinition } from 'pdfmake';
import { COMMISSION_WORDS } from './commission-words.ts';
import { GREY, header, line, rule } from './document-parts.ts';
import { printPdf } from './pdf.ts';
import { printed } from './printed-text.ts';
import { issuer, type Taxpayer, taxpayerLines, titled } from './taxpayer.ts';
import { dayText, exactText, momentText, monthText } from './words.ts';

/** What a statement is printed of; `invoice` is null before the month is closed, or where none was issued. */
export type StatementFacts = Readonly<{
  statement: StatementJson;
  marketplace: Taxpayer;
  invoice: CommissionInvoice | null;
}>;

/** What an owner is owed for a month, or was paid out for it, as a PDF. */
export const statementPdf = (facts: StatementFacts, language: Language): Promise<Buffer> =>
  printPdf(documentOf(facts, language));

function documentOf(facts: StatementFacts, language: Language): DocumentDefinition {
  const words = COMMISSION_WORDS[language];
  const { statement, marketplace } = facts;
  const month = monthText(statement.month, language);
  const below = [
    words.forMonth(month),
    `${words.standsAsOf} ${dayText(statement.today, language)}`,
  ];
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: {
      title: `${words.statement} ${month}`,
      author: marketplace.name[language],
      creator: 'Baanpak',
    },
    content: [
      {
        columns: [issuer(marketplace, language), titled(words.statement, below)],
        columnGap: 24,
      },
      rule(),
      ...owner(facts, language),
      amounts(statement, language),
      ...notes(statement, language),
      payout(facts, language),
    ],
    footer: `${words.statement} ${month} · ${statement.owner ?? ''}`,
  };
}

/** As the invoice names it, once there is one. */
function owner({ statement, invoice }: StatementFacts, language: Language): Content[] {
  const label = { text: printed(COMMISSION_WORDS[language].owner), color: GREY };
  const name = { text: printed(statement.owner ?? '–'), bold: true };
  if (!invoice) return [label, name];
  return [
    label,
    { text: printed(invoice.buyer.name[language]), bold: true },
    ...taxpayerLines(invoice.buyer, language),
    { text: printed(statement.owner ?? '') },
  ];
}

const LINES = [
  ...(['received', 'refunded', 'fee', 'feeVat'] as const),
  ...(['commission', 'commissionVat', 'withholding'] as const),
];

function amounts(statement: StatementJson, language: Language): Content {
  const words = COMMISSION_WORDS[language];
  const sum = statement.status === 'closed' ? words.paidOut : words.owed;
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 16, 0, 0],
    table: {
      headerRows: 1,
      widths: ['*', 110],
      body: [
        [header(words.item), { ...header(words.amount), alignment: 'right' }],
        ...LINES.map((name) => line(words[name], baht(statement[name]))),
        line(sum, baht(statement.owed), { bold: true, fontSize: 12 }),
      ],
    },
  };
}

function notes({ withholding, owed }: StatementJson, language: Language): Content[] {
  const words = COMMISSION_WORDS[language];
  const said = [
    ...(withholding > 0 ? [words.certificate(exactText(baht(withholding)))] : []),
    ...(owed < 0 ? [words.negative] : []),
  ];
  return said.map((text) => ({
    text: printed(text),
    color: GREY,
    fontSize: 9,
    margin: [0, 6, 0, 0],
  }));
}

function payout({ statement, invoice }: StatementFacts, language: Language): Content {
  const words = COMMISSION_WORDS[language];
  const { paidAt, reference } = statement;
  const number = invoice?.kind === 'credit-note' ? words.creditNoteNumber : words.invoiceNumber;
  const rows: [string, string][] = [
    ...(paidAt === null ? [] : [pair(words.paidAt, momentText(paidAt, language))]),
    ...(reference === null ? [] : [pair(words.reference, reference)]),
    ...(invoice ? [pair(number, invoice.number)] : []),
  ];
  const said = rows.length === 0 ? [pair(words.payout, words.notPaid)] : rows;
  return {
    margin: [0, 20, 0, 0],
    layout: 'noBorders',
    table: {
      widths: [200, '*'],
      body: said.map(([label, value]) => [
        { text: printed(label), color: GREY },
        { text: printed(value) },
      ]),
    },
  };
}

const pair = (label: string, value: string): [string, string] => [label, value];
