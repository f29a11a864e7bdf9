import type { DisputePackJson } from '@baanpak/contract/booking/dispute-pack.ts';
import { paymentFailureText } from '@baanpak/contract/history/codes.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Content, DocumentDefinition, Text } from 'pdfmake';
import { DISPUTE_PACK_WORDS } from './dispute-pack-words.ts';
import { GREEN, GREY, header, line, rule } from './document-parts.ts';
import { printPdf } from './pdf.ts';
import { printed } from './printed-text.ts';
import { dayText, exactText, momentText } from './words.ts';

/** What a hotel sends to the bank of a cardholder who disputes a charge, as a PDF. */
export const disputePackPdf = (pack: DisputePackJson, language: Language): Promise<Buffer> =>
  printPdf(documentOf(pack, language));

export const disputePackFileName = ({ booking }: DisputePackJson): string =>
  `dispute-${booking.bookingId}.pdf`;

function documentOf(pack: DisputePackJson, language: Language): DocumentDefinition {
  const words = DISPUTE_PACK_WORDS[language];
  const { booking } = pack;
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: {
      title: `${words.title} ${booking.bookingId}`,
      author: booking.hotel[language],
      creator: 'Baanpak',
    },
    content: [
      { text: printed(words.title), bold: true, fontSize: 18, color: GREEN },
      {
        text: printed(
          `${booking.bookingId} · ${words.madeAt} ${momentText(pack.madeAt, language)}`,
        ),
        color: GREY,
      },
      rule(),
      ...(booking.shared ? [note(words.shared)] : []),
      ...ofBooking(pack, language),
      ...pack.disputes.flatMap((dispute) => ofDispute(dispute, booking, language)),
      ...ofAgreement(pack, language),
      ...ofPayments(pack, language),
      ...ofRefunds(pack, language),
      ...ofStay(pack, language),
      ...ofMails(pack, language),
      ...ofTimeline(pack, language),
    ],
    footer: `${words.title} · ${booking.bookingId}`,
  };
}

const title = (text: string): Text => ({
  ...{ text: printed(text), bold: true, fontSize: 13, color: GREEN },
  margin: [0, 14, 0, 4],
});

const note = (text: string): Text => ({ text: printed(text), color: GREY, margin: [0, 2, 0, 2] });

/** Facts by their names; those without a value are left out. */
const facts = (rows: readonly (readonly [string, string | null])[]): Content => ({
  layout: 'noBorders',
  table: {
    widths: [150, '*'],
    body: rows.flatMap(([label, value]) =>
      value === null ? [] : [[{ text: printed(label), color: GREY }, { text: printed(value) }]],
    ),
  },
});

type Widths = readonly (number | '*')[];

const rowsBelow = (
  names: readonly string[],
  widths: Widths,
  rows: readonly (readonly string[])[],
): Content => ({
  layout: 'lightHorizontalLines',
  table: {
    headerRows: 1,
    widths,
    body: [
      names.map(header),
      ...rows.map((cells) => cells.map((text): Text => ({ text: printed(text) }))),
    ],
  },
});

const bahtOf = (amount: number): string => `฿${exactText(satang(amount))}`;

/** An amount of a charge that this hotel shares with others may be unknown since it cannot be split. */
function chargeText(
  amount: number | null,
  { shared }: DisputePackJson['booking'],
  language: Language,
): string {
  if (amount !== null) return bahtOf(amount);
  const { unsplit, notRecorded } = DISPUTE_PACK_WORDS[language];
  return shared ? unsplit : notRecorded;
}

function ofBooking({ booking, guest }: DisputePackJson, language: Language): Content[] {
  const words = DISPUTE_PACK_WORDS[language];
  const noContact = guest.reservedBy === null ? words.erased : words.none;
  return [
    title(words.booking),
    facts([
      [words.code, booking.bookingId],
      [words.hotel, booking.hotel[language]],
      [words.room, booking.room[language]],
      [words.checkIn, dayText(booking.checkInDate, language)],
      [words.checkOut, dayText(booking.checkOutDate, language)],
      [words.guests, String(booking.guests)],
      [words.status, words.statuses[booking.status]],
      [words.channel, words.channels[booking.channel]],
      [words.priceNow, exactText(satang(booking.price))],
    ]),
    title(words.guest),
    facts([
      [words.name, guest.reservedBy ?? words.erased],
      [words.email, guest.email ?? noContact],
      [words.phone, guest.phone ?? noContact],
    ]),
  ];
}

function ofDispute(
  dispute: DisputePackJson['disputes'][number],
  booking: DisputePackJson['booking'],
  language: Language,
): Content[] {
  const words = DISPUTE_PACK_WORDS[language];
  const { openedAt, endedAt, outcome, amount, reason } = dispute;
  return [
    title(words.dispute),
    facts([
      [words.openedAt, momentText(openedAt, language)],
      [words.endedAt, endedAt && momentText(endedAt, language)],
      [words.outcome, words.outcomes[outcome]],
      [words.amount, chargeText(amount, booking, language)],
      [words.reason, reason ?? words.notRecorded],
    ]),
  ];
}

function ofAgreement({ agreed }: DisputePackJson, language: Language): Content[] {
  const words = DISPUTE_PACK_WORDS[language];
  const { nightPrices, cancellationPolicy: tiers, shownAt } = agreed;
  const policy = tiers.map(({ name, daysBefore, share }) =>
    words.tier(name[language], daysBefore, String(Math.round(share * 100))),
  );
  return [
    title(words.agreed),
    facts([
      [words.bookedAt, momentText(agreed.at, language)],
      [words.shownAt, shownAt === null ? words.notShown : momentText(shownAt, language)],
      [words.termsVersion, agreed.termsVersion ?? words.notRecorded],
    ]),
    {
      layout: 'lightHorizontalLines',
      margin: [0, 6, 0, 6],
      table: {
        headerRows: 1,
        widths: ['*', 100],
        body: [
          [header(words.night), { ...header(words.price), alignment: 'right' }],
          ...nightPrices.map(({ date, price }) => line(dayText(date, language), satang(price))),
          line(words.total, satang(agreed.price), { bold: true }),
        ],
      },
    },
    { text: printed(words.policy), bold: true },
    ...(agreed.policyRecorded ? [] : [note(words.policyNotRecorded)]),
    ...(policy.length === 0 ? [words.noRefund] : policy).map((text) => ({ text: printed(text) })),
  ];
}

function ofPayments({ payments, booking }: DisputePackJson, language: Language): Content[] {
  const words = DISPUTE_PACK_WORDS[language];
  if (payments.length === 0) return [title(words.payments), note(words.noPayments)];
  return [
    title(words.payments),
    rowsBelow(
      [words.askedAt, words.method, words.amount, words.status],
      [130, '*', 90, 130],
      payments.map(({ at, paidAt, method, amount, status, failure, card }) => [
        momentText(at, language),
        [method && words.methods[method], card && words.card(card.brand, card.lastDigits)]
          .filter(Boolean)
          .join(' · '),
        chargeText(amount, booking, language),
        [
          words.paymentStatuses[status],
          paidAt && momentText(paidAt, language),
          failure && paymentFailureText(failure, language),
        ]
          .filter(Boolean)
          .join(' · '),
      ]),
    ),
  ];
}

function ofRefunds({ refunds }: DisputePackJson, language: Language): Content[] {
  const words = DISPUTE_PACK_WORDS[language];
  if (refunds.length === 0) return [title(words.refunds), note(words.noRefunds)];
  return [
    title(words.refunds),
    rowsBelow(
      [words.askedAt, words.amount, words.status],
      [130, 110, '*'],
      refunds.map(({ at, amount, stage, changedAt, failure }) => [
        momentText(at, language),
        amount === null ? '–' : bahtOf(amount),
        [
          words.stages[stage],
          momentText(changedAt, language),
          failure && refundFailureText(failure)[language],
        ]
          .filter(Boolean)
          .join(' · '),
      ]),
    ),
  ];
}

function ofStay({ stay, papers }: DisputePackJson, language: Language): Content[] {
  const words = DISPUTE_PACK_WORDS[language];
  const moment = (at: string | null): string => (at ? momentText(at, language) : words.none);
  const { documents, documentsDeletedAt } = stay;
  return [
    title(words.stay),
    facts([
      [words.arrivedAt, moment(stay.arrivedAt)],
      [words.departedAt, moment(stay.departedAt)],
      [words.noShow, stay.noShow ? words.yes : null],
      [words.announcedAt, moment(stay.announcedAt)],
      [words.documents, documents.length ? words.documentsSent(documents.length) : words.none],
      [words.documentsDeletedAt, documentsDeletedAt && momentText(documentsDeletedAt, language)],
      [words.taxInvoice, papers.taxInvoice ?? words.none],
      [words.creditNotes, papers.creditNotes.join(', ') || words.none],
    ]),
  ];
}

function ofMails({ mails }: DisputePackJson, language: Language): Content[] {
  const words = DISPUTE_PACK_WORDS[language];
  const heading = [title(words.mails), note(words.mailsKept)];
  if (mails.length === 0) return [...heading, note(words.noMails)];
  return [
    ...heading,
    rowsBelow(
      [words.askedAt, words.about, words.status],
      [130, '*', 130],
      mails.map(({ queuedAt, about, outcome, at }) => [
        momentText(queuedAt, language),
        about,
        [outcome ? words.mailOutcomes[outcome] : words.waits, at && momentText(at, language)]
          .filter(Boolean)
          .join(' · '),
      ]),
    ),
  ];
}

function ofTimeline({ timeline, more }: DisputePackJson, language: Language): Content[] {
  const words = DISPUTE_PACK_WORDS[language];
  return [
    title(words.timeline),
    ...(more ? [note(words.more)] : []),
    {
      layout: 'noBorders',
      fontSize: 9,
      table: {
        widths: [130, '*'],
        body: timeline.map(({ at, sentence }) => [
          { text: printed(momentText(at, language)), color: GREY },
          { text: printed(sentence) },
        ]),
      },
    },
  ];
}
