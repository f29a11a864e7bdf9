import { eventLabelsEn } from '@baanpak/contract/history/en.ts';
import { historyEn } from './history.en.ts';
import type { Translated } from './i18n.ts';
import type { laterTh } from './later.th.ts';

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
  history: historyEn,
  booking: {
    staffsNote: 'Note',
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
