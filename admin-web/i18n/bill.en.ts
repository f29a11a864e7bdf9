import type { billTh } from './bill.th.ts';
import type { Translated } from './i18n.ts';

export const billEn: Translated<typeof billTh> = {
  title: 'Bill and money at the desk',
  due: 'Still due',
  owedBack: 'Owed back to the guest',
  nothingDue: 'Nothing is due',
  dueNow: '{{amount}} is still due',
  dueMark: '{{amount}} due',
  dueAtCheckOut:
    '{{amount}} is still due. The guest may be checked out all the same; the money can be taken on the bill later',
  extras: 'Extras',
  noExtras: 'No extras',
  payments: 'Taken at the desk',
  noPayments: 'Nothing was taken at the desk',
  erased: 'Extra',
  method: { cash: 'Cash', transfer: 'Transfer', 'card-terminal': 'Card terminal' },
  takeMoney: 'Take money',
  moneyTaken: 'The payment was recorded',
  takenBy: 'Taken by',
  amount: 'Amount (THB)',
  reference: 'Reference (if any)',
  addExtra: 'Add an extra',
  extraAdded: 'The extra was added',
  what: 'What for',
  usual: { bed: 'Extra bed', late: 'Late check-out', minibar: 'Minibar', damage: 'Damage' },
  remove: 'Remove {{text}}',
  removeExtra: 'Remove the extra',
  removeHint:
    'Take “{{text}}”, {{amount}}, off the bill? Where it was paid, that money is owed back to the guest.',
  extraRemoved: 'The extra was removed',
  least: 'At least 1 baht',
  most: 'At most the {{amount}} that is due',
};
