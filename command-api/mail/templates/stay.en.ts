import { bahtText, momentText } from '@baanpak/documents/words.ts';
import type { StayTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import {
  bankName,
  codesOf,
  daysText,
  differenceOf,
  firstBooking,
  linkOf,
  type MailContent,
  type MailFacts,
  type MailText,
  returnedOf,
  reviewLinkOf,
  totalOf,
} from '../mail-facts.ts';

/** What becomes of a stay, to its guest in English. */
export const STAY_MAILS_EN: Readonly<Record<StayTemplate, MailText>> = {
  held: (facts) => {
    const book = firstBooking(facts);
    const until = book.holdExpiresAt ? momentText(book.holdExpiresAt, 'en') : '–';
    const isDirect = book.paymentMethod === 'direct';
    return {
      subject: `Please pay for your booking ${book.bookingId}`,
      heading: 'Your room is held for you',
      paragraphs: [
        `Please pay by ${until}. If we do not receive your payment by then, the booking is canceled automatically.`,
        isDirect
          ? "Transfer the amount to the hotel's account below, then report the transfer on your booking page. The hotel will check it and confirm."
          : 'Pay by card, PromptPay or banking app on your booking page.',
      ],
      facts: [
        ['Amount due', bahtText(totalOf(facts))],
        ['Pay by', until],
        ...(isDirect
          ? ([
              ['Bank', bankName(book, 'en')],
              ['Account number', book.bankAccountNumber ?? '–'],
              ['Account name', book.bankAccountName ?? '–'],
            ] as const)
          : []),
      ],
      action: {
        label: isDirect ? 'Report the transfer' : 'Pay now',
        href: linkOf(facts, 'en'),
      },
    };
  },
  taken: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `Your booking ${book.bookingId} at ${book.hotelName.en}`,
      heading: 'The hotel booked a room for you',
      paragraphs: [
        'The room is yours. Please pay as agreed with the hotel.',
        'A calendar file is attached.',
      ],
      facts: [['Price', bahtText(totalOf(facts))]],
      action: { label: 'View your booking', href: linkOf(facts, 'en') },
    };
  },
  paid: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `Booking ${book.bookingId} at ${book.hotelName.en} is confirmed`,
      heading: 'Your booking is confirmed',
      paragraphs: [
        'We have received your payment, and the room is yours.',
        'Your receipt and a calendar file are attached. You can show this email at check-in.',
      ],
      facts: [['Paid', bahtText(totalOf(facts))]],
      action: { label: 'View your booking', href: linkOf(facts, 'en') },
    };
  },
  expired: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `Booking ${book.bookingId} was not paid in time`,
      heading: 'Your booking was canceled because it was not paid in time',
      paragraphs: [
        'We did not receive your payment in time, so the room was released.',
        'If you still want to stay, please book again. If you have already transferred money, please contact the hotel.',
      ],
      action: { label: 'Book again', href: `${facts.site}/en/hotel/${book.hotelNameSlug}` },
    };
  },
  'given-up': (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `Booking ${book.bookingId} is canceled`,
      heading: 'You canceled your booking',
      paragraphs: ['We canceled the booking as you asked. You have not been charged.'],
      action: { label: 'Book again', href: `${facts.site}/en/hotel/${book.hotelNameSlug}` },
    };
  },
  moved: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `Your stay ${book.bookingId} at ${book.hotelName.en} was changed`,
      heading: 'Your stay was changed',
      paragraphs: [
        'The hotel changed the dates or the room of your stay. The new details are below, and the attached calendar file replaces the earlier one.',
        ...(returnedOf(facts) > 0
          ? ['Your refund is on its way. We will let you know once it is paid.']
          : []),
        ...(differenceOf(facts) > 0
          ? [
              'The new price is lower. The hotel decides whether it pays the difference back, and we will write to you once it is paid.',
            ]
          : []),
        'If this is not what you agreed on, please contact the hotel.',
      ],
      facts: whatMoved(facts),
      action: { label: 'View your booking', href: linkOf(facts, 'en') },
    };
  },
  stayed: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `How was your stay at ${book.hotelName.en}? (${book.bookingId})`,
      heading: 'How was your stay?',
      paragraphs: [
        `Thank you for staying at ${book.hotelName.en}. Your review helps other travelers choose and helps the hotel improve.`,
        'You can write a review within 90 days of check-out and edit it for 7 days. Anyone can read it. Your name is shown only if you enter one.',
      ],
      action: { label: 'Write a review', href: reviewLinkOf(facts, 'en') },
    };
  },
  found: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `The link to your booking ${book.bookingId}`,
      heading: 'Here is your booking',
      paragraphs: [
        'Someone asked for the link to this booking with its number and your email address. If it was not you, you do not need to do anything.',
        'Please keep this link to yourself: anyone who has it can open the booking.',
      ],
      action: { label: 'Open your booking', href: linkOf(facts, 'en') },
    };
  },
  mine: (facts) => ({
    subject: `Your bookings: ${codesOf(facts)}`,
    heading: 'Here are your bookings',
    paragraphs: [
      'Someone asked for links to the bookings made with your email address. If it was not you, you do not need to do anything.',
      'Please keep these links to yourself: anyone who has one can open the booking.',
    ],
    stayLink: 'Open this booking',
  }),
  'check-in-online': (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `Check in online for your stay at ${book.hotelName.en} (${book.bookingId})`,
      heading: 'Your stay starts soon: check in online',
      paragraphs: [
        'On your booking page, tell the hotel your arrival time and who is staying with you, and send a photo of your passport or ID card to save time at reception.',
        'Only the staff who check you in can see what you send. Documents are deleted the day after check-out.',
      ],
      action: { label: 'Check in online', href: linkOf(facts, 'en') },
    };
  },
  canceled: (facts) => {
    const book = firstBooking(facts);
    return {
      subject: `The hotel canceled booking ${book.bookingId}`,
      heading: 'The hotel canceled your booking',
      paragraphs: [
        `We are sorry: ${book.hotelName.en} canceled this booking before it was paid.`,
        'If you have questions, please contact the hotel.',
      ],
      action: { label: 'View your booking', href: linkOf(facts, 'en') },
    };
  },
  'payment-looked-into': (facts) => {
    const { bookingId } = firstBooking(facts);
    return {
      subject: `We are checking your payment for booking ${bookingId}`,
      heading: 'We are checking your payment',
      paragraphs: [
        'We received your payment, but the amount is not the price of your booking, so it could not confirm it.',
        'The hotel will decide whether it counts towards the booking or is refunded, and we will let you know by email.',
      ],
      facts: paymentOf(facts),
      action: { label: 'View your booking', href: linkOf(facts, 'en') },
    };
  },
};

const paymentOf = ({ caseAmount }: MailFacts): NonNullable<MailContent['facts']> =>
  caseAmount === undefined ? [] : [['Amount received', bahtText(caseAmount)]];

function whatMoved(facts: MailFacts): NonNullable<MailContent['facts']> {
  const { moved, stays } = facts;
  const [{ book, amountDue }] = stays;
  const returned = returnedOf(facts);
  const differs = differenceOf(facts);
  return [
    ...(moved
      ? ([
          ['Before', `${moved.room.en}, ${daysText(moved, 'en')}`],
          ['Now', `${book.roomObj.title.en}, ${daysText(book, 'en')}`],
        ] as const)
      : []),
    ...(moved && moved.price !== book.price
      ? ([
          ['Price before', bahtText(moved.price)],
          ['Price now', bahtText(book.price)],
        ] as const)
      : []),
    ...(amountDue > 0 ? ([['Still to pay', bahtText(amountDue)]] as const) : []),
    ...(returned > 0 ? ([['Refund to you', bahtText(returned)]] as const) : []),
    ...(differs > 0 ? ([['Difference to be decided', bahtText(differs)]] as const) : []),
  ];
}
