import type { Translated } from './i18n.ts';
import type { moveTh } from './move.th.ts';

export const moveEn: Translated<typeof moveTh> = {
  name: 'Change dates or room',
  move: 'Move the stay',
  done: 'Stay moved',
  reprice: 'Price anew, at the prices of now',
  noNights: 'Check-out must be after check-in',
  unitWanted: 'In unit {{unit}}, where it is free',
  notToUnit: 'The stay was moved, but it was not given unit {{unit}}: {{why}}',
  nothingNew: 'Choose other days or another room to see what they cost',
  working: 'Working out the price…',
  kept: '{{before}}, as before',
  becomes: '{{before}} → {{after}}',
  due: 'Due then',
  returned: 'Goes back to the guest',
};
