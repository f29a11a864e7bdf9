import type { billTh } from './bill.th.ts';
import type { Translated } from './i18n.ts';

export const billEn: Translated<typeof billTh> = {
  title: 'Bill and money at the desk',
  due: 'Amount due',
  owedBack: 'Owed back to the guest',
  nothingDue: 'Nothing is due',
  dueNow: '{{amount}} is still due',
  dueMark: '{{amount}} due',
  dueAtCheckOut:
    '{{amount}} is still due. You can still check the guest out and take the money later on the bill',
  extras: 'Extras',
  noExtras: 'No extras',
  payments: 'Payments at the desk',
  noPayments: 'No payments at the desk',
  erased: 'Extra',
  method: { cash: 'Cash', transfer: 'Transfer', 'card-terminal': 'Card terminal' },
  takeMoney: 'Take payment',
  moneyTaken: 'The payment was recorded',
  takenBy: 'Payment method',
  amount: 'Amount (THB)',
  reference: 'Reference (if any)',
  addExtra: 'Add an extra',
  extraAdded: 'The extra was added',
  what: 'Description',
  usual: { bed: 'Extra bed', late: 'Late check-out', minibar: 'Minibar', damage: 'Damage' },
  remove: 'Remove {{text}}',
  removeExtra: 'Remove the extra',
  removeHint:
    'Take “{{text}}”, {{amount}}, off the bill? If it has been paid, that money is owed back to the guest.',
  extraRemoved: 'The extra was removed',
  least: 'At least 1 baht',
  most: 'At most {{amount}}, the amount due',
};
