import { eventLabelsEn } from '@baanpak/contract/history/en.ts';
import { asOfEn } from './as-of.en.ts';
import { historyEn } from './history.en.ts';
import type { Translated } from './i18n.ts';
import type { laterTh } from './later.th.ts';
import { pricesEn } from './prices.en.ts';
import { radiusEn } from './radius.en.ts';
import { reportEn } from './report.en.ts';

export const laterEn: Translated<typeof laterTh> = {
  move: {
    name: 'Change dates or room',
    move: 'Move the stay',
    done: 'Stay moved',
    reprice: 'Recalculate at current prices',
    noNights: 'Check-out must be after check-in',
    unitWanted: 'To unit {{unit}}, if it is free',
    notToUnit: 'The stay was moved, but could not be given unit {{unit}}: {{why}}',
    nothingNew: 'Choose other dates or another room to see the price',
    working: 'Working out the price…',
    kept: '{{before}}, as before',
    becomes: 'from {{before}} to {{after}}',
    due: 'Amount due',
    refund: 'Refund to the guest',
    waits:
      '{{amount}} is not refunded now: it waits for the decision of somebody who may refund. The change itself is made at once',
    keepPrice: 'Keep the price of {{price}}',
    reasonDue: 'The price was lowered before. Keeping it needs a reason',
  },
  event: eventLabelsEn,
  asOf: asOfEn,
  history: historyEn,
  radius: radiusEn,
  report: reportEn,
  ...pricesEn,
  site: {
    provider: 'Provider',
    footer: 'Footer',
    pages: 'Text pages',
    formatHint:
      'An empty line starts a new paragraph. ## starts a heading, - or 1. a list item. **words** are bold, [words](address) is a link',
    preview: 'Preview',
    home: 'Home page',
    banner: 'Home page picture',
    bannerHint: 'At least 1600 pixels wide. Saved at once',
    rooms: 'Home page rooms',
    roomsHint: 'Up to 12, in this order. Empty places are filled by rating',
    addRoom: 'Search for a room to add',
    noRooms: 'None chosen',
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    drop: 'Remove {{name}}',
    rates: 'Rates',
    registration: 'Commission tax invoices',
    registrationHint:
      'How the marketplace appears on them. None are issued without a tax ID. Guests do not see this',
    ratesHint: 'They apply to bookings made from now on. Guests do not see them',
    rewardRate: 'Points per 100 baht',
    commissionRate: 'Commission the marketplace keeps (%)',
    incentiveRate: 'Incentive the seller earns (%)',
  },
  partner: {
    hotel: 'Hotel',
    search: 'Hotel, name, email, phone',
    applicant: 'Applicant',
    reach: 'Contact',
    message: 'Message',
    appliedAt: 'Applied',
    accept: 'Accept',
    decline: 'Decline',
    state: { open: 'Open', accepted: 'Accepted', declined: 'Declined' },
    done: { accept: 'Accepted. The owner will get a link by email', decline: 'Declined' },
  },
  events: {
    time: 'Time',
    what: 'Event',
    who: 'By',
    from: 'From',
    to: 'Until',
    most: 'Up to 10,000 are listed. For older ones, choose a date in Until',
  },
  booking: {
    staffsNote: 'Note',
    disputePack: { pdf: 'Dispute pack (PDF)', json: 'Dispute pack (JSON)' },
    paidByCard: 'Card, {{brand}} ending {{lastDigits}}',
    paidAtDesk: {
      cash: 'Cash at the hotel',
      transfer: 'Bank transfer to the hotel',
      'card-terminal': 'Card at the hotel',
    },
    completedInHouse: 'This stay was completed automatically: nobody had checked the guest out',
    unknown: 'There is no such booking',
    unknownWhy: 'The link may be wrong, or the booking belongs to another hotel.',
  },
  bill: { giveBackAtCheckOut: '{{amount}} to give back to the guest' },
  command: {
    'lift-block': {
      name: 'Lift the block',
      hint: 'The room goes on sale again for these nights',
      done: 'Block lifted',
    },
    'approve-difference': {
      name: 'Refund price difference',
      hint: 'The price of the stay was lowered after {{guest}} paid. This amount is refunded, the rest is kept as credit, and the booking stays as it is',
      done: 'Price difference refunded',
    },
    'reject-difference': {
      name: 'Keep difference as credit',
      hint: 'Nothing is refunded. The difference is kept as credit for the stay of {{guest}}',
      done: 'Difference kept as credit',
    },
  },
};
