import type { Translated } from './i18n.ts';
import type { moveTh } from './move.th.ts';

export const moveEn: Translated<typeof moveTh> = {
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
};
