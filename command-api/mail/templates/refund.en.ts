import { bahtText } from '@baanpak/documents/words.ts';
import type { RefundTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import {
  firstBooking,
  linkOf,
  type MailFacts,
  type MailText,
  refundLinkOf,
  refundOf,
} from '../mail-facts.ts';

const see = (facts: MailFacts) => ({
  label: 'View your booking',
  href: linkOf(facts, 'en'),
});
const amount = (facts: MailFacts) => [['Refund', bahtText(refundOf(facts))]] as const;

/** What becomes of money that goes back, to the guest in English. */
export const REFUND_MAILS_EN: Readonly<Record<RefundTemplate, MailText>> = {
  'refund-requested': (facts) => ({
    subject: `We have received your refund request for ${firstBooking(facts).bookingId}`,
    heading: 'We have received your refund request',
    paragraphs: ['The hotel will review it, and we will let you know by email.'],
    facts: [['Refund under the policy', bahtText(refundOf(facts))]],
    action: see(facts),
  }),
  'refund-rejected': (facts) => {
    const reason = firstBooking(facts).refund?.decisionReason;
    return {
      subject: `Your refund request for ${firstBooking(facts).bookingId} was declined`,
      heading: 'Your refund request was declined',
      paragraphs: [
        'The hotel declined the refund. Your booking is still valid, and you can stay as planned.',
      ],
      facts: reason ? [['Message from the hotel', reason]] : [],
      action: see(facts),
    };
  },
  'refund-approved': (facts) => ({
    subject: `Your refund for ${firstBooking(facts).bookingId} is approved`,
    heading: 'Your refund is approved',
    paragraphs: [
      'Your booking is canceled.',
      refundOf(facts) > 0
        ? 'Your refund is on its way. We will let you know once it is paid.'
        : 'Under the cancellation policy you agreed to, there is no refund.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'paid-stay-canceled': (facts) => {
    const { bookingId, hotelName, refund } = firstBooking(facts);
    return {
      subject: `The hotel canceled booking ${bookingId} and you will be refunded in full`,
      heading: 'The hotel canceled your booking',
      paragraphs: [
        `We are sorry: ${hotelName.en} canceled this booking. You will be refunded in full.`,
      ],
      facts: [
        ...amount(facts),
        ...(refund?.decisionReason
          ? [['Message from the hotel', refund.decisionReason] as const]
          : []),
      ],
      action: see(facts),
    };
  },
  'refund-needs-account': (facts) => ({
    subject: `Where should your refund for ${firstBooking(facts).bookingId} go?`,
    heading: 'We need your bank account details',
    paragraphs: [
      'This money cannot go back the way you paid, so the hotel will transfer it to your bank account. Please tell us which account to use.',
    ],
    facts: amount(facts),
    action: {
      label: 'Enter your account',
      href: refundLinkOf(facts, 'en'),
    },
  }),
  'refund-paid': (facts) => ({
    subject: `${bahtText(refundOf(facts))} is on its way back to you (${firstBooking(facts).bookingId})`,
    heading: 'Your refund is on its way',
    paragraphs: [
      firstBooking(facts).refund?.way === 'transfer'
        ? 'The hotel has transferred it to your account.'
        : 'It has gone back the way you paid. It may take a few working days to show.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'late-payment-returned': (facts) => ({
    subject: `Your late payment for ${firstBooking(facts).bookingId} is being refunded`,
    heading: 'Your payment is being refunded',
    paragraphs: [
      'Your payment arrived after the booking had ended or had already been paid, so it cannot confirm the booking. Your refund is on its way.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'refund-delayed': (facts) => ({
    subject: `Your refund for ${firstBooking(facts).bookingId} is delayed`,
    heading: 'Your refund is delayed',
    paragraphs: [
      'The payment provider has not been able to refund you yet. We have told the hotel, which will try again or transfer the money to you.',
      'We will let you know once it is paid. You do not need to do anything.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'payment-turned-away': (facts) => ({
    subject: `Your payment for ${firstBooking(facts).bookingId} is being refunded`,
    heading: 'Your payment is being refunded',
    paragraphs: [
      'We are sorry: by the time your payment came through, this room was no longer available, so the booking is not confirmed.',
      'You will be refunded in full for this room. We will let you know once it is paid.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'payment-returned': (facts) => ({
    subject: `The hotel is refunding your payment for ${firstBooking(facts).bookingId}`,
    heading: 'Your payment is being refunded',
    paragraphs: [
      'The hotel checked your payment, which did not match your booking, and is refunding it. This payment does not confirm a booking. We will let you know once the refund is paid.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
};
