import { bahtText } from '@baanpak/documents/words.ts';
import { firstOf, linkOf, type MailFacts, refundLinkOf, refundOf } from '../mail-facts.ts';
import type { RefundMails } from './guest-mails.ts';

const see = (facts: MailFacts) => ({
  label: 'See your booking',
  href: linkOf(facts, 'en'),
});
const amount = (facts: MailFacts) => [['Refund', bahtText(refundOf(facts))]] as const;

/** What becomes of money that goes back, to the guest in English. */
export const REFUND_MAILS_EN: RefundMails = {
  'refund-requested': (facts) => ({
    subject: `We have your refund request for ${firstOf(facts).bookingId}`,
    heading: 'We have your refund request',
    paragraphs: ['The hotel decides on it, and we tell you by mail.'],
    facts: [['Refund by the policy', bahtText(refundOf(facts))]],
    action: see(facts),
  }),
  'refund-rejected': (facts) => {
    const reason = firstOf(facts).refund?.decisionReason;
    return {
      subject: `Your refund request for ${firstOf(facts).bookingId} was declined`,
      heading: 'Your refund request was declined',
      paragraphs: [
        'The hotel declined the refund. Your booking stands, and you can stay as planned.',
      ],
      facts: reason ? [['What the hotel says', reason]] : [],
      action: see(facts),
    };
  },
  'refund-approved': (facts) => ({
    subject: `Your refund for ${firstOf(facts).bookingId} is approved`,
    heading: 'Your refund is approved',
    paragraphs: [
      'The booking is canceled.',
      refundOf(facts) > 0
        ? 'Your money is on its way back. We tell you once it is paid.'
        : 'By the cancellation policy agreed on, nothing is given back.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'paid-stay-canceled': (facts) => {
    const { bookingId, hotelName, refund } = firstOf(facts);
    return {
      subject: `The hotel canceled booking ${bookingId}; you get all of it back`,
      heading: 'The hotel canceled your booking',
      paragraphs: [
        `We are sorry: ${hotelName.en} canceled this booking. You get back all that you paid.`,
      ],
      facts: [
        ...amount(facts),
        ...(refund?.decisionReason
          ? [['What the hotel says', refund.decisionReason] as const]
          : []),
      ],
      action: see(facts),
    };
  },
  'refund-needs-account': (facts) => ({
    subject: `Where should your refund for ${firstOf(facts).bookingId} go?`,
    heading: 'We need your bank account',
    paragraphs: [
      'This money cannot go back the way it came. The hotel transfers it to your bank account: please tell us which.',
    ],
    facts: amount(facts),
    action: {
      label: 'Name your account',
      href: refundLinkOf(facts, 'en'),
    },
  }),
  'refund-paid': (facts) => ({
    subject: `Your refund for ${firstOf(facts).bookingId} is paid`,
    heading: 'Your refund is paid',
    paragraphs: [
      firstOf(facts).refund?.way === 'transfer'
        ? 'The hotel transferred it to your account.'
        : 'It went back the way you paid. It may take some working days until you see it.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'late-payment-returned': (facts) => ({
    subject: `Your late payment for ${firstOf(facts).bookingId} goes back to you`,
    heading: 'Your payment goes back to you',
    paragraphs: [
      'Your money came after the booking had ended or was paid already, so it cannot confirm the booking. It is on its way back.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'refund-delayed': (facts) => ({
    subject: `Your refund for ${firstOf(facts).bookingId} takes longer`,
    heading: 'Your refund takes longer',
    paragraphs: [
      'The payment provider could not give your money back yet. The hotel has been told, and tries again or transfers it to you.',
      'We tell you once it is paid. You need not do anything.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'payment-turned-away': (facts) => ({
    subject: `Your payment for ${firstOf(facts).bookingId} goes back to you`,
    heading: 'Your payment goes back to you',
    paragraphs: [
      'We are sorry: when your payment came through, this room could not be given to you any more, so the booking is not confirmed.',
      'You get back all that you paid for it. We tell you once it is paid.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'payment-returned': (facts) => ({
    subject: `The hotel gives your payment for ${firstOf(facts).bookingId} back`,
    heading: 'Your payment goes back to you',
    paragraphs: [
      'The hotel looked into a payment of yours that did not fit your booking, and gives it back. It confirms no booking. We tell you once it is paid.',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
};
