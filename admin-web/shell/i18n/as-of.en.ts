import type { asOfTh } from './as-of.th.ts';
import type { Translated } from './i18n.ts';

export const asOfEn: Translated<typeof asOfTh> = {
  name: 'As of…',
  hint: 'Shows everything as it stood at that time, leaving out what was recorded later. Nothing can be changed meanwhile.',
  moment: 'As of',
  day: 'date',
  time: 'time',
  toCome: 'Must be in the past',
  show: 'Show',
  stands: 'As of {{moment}}',
  position: 'As it stood at an earlier time',
  about: 'Shown as it was then. Nothing can be changed, and nothing updates by itself.',
  change: 'Change time',
  backToNow: 'Back to now',
  noWrite: 'You see how things were then. Go back to now to change anything',
  noPast: 'This can only be seen as it is now',
  noPastPage: {
    title: 'This page shows only how things are now',
    why: 'It cannot be seen as it was at an earlier time. These can:',
  },
  notYet: 'This did not exist yet at that time, or the link is wrong',
  busy: 'The records are not prepared up to that time yet. Please try again shortly',
  notThen: 'That time cannot be shown',
  again: 'Try again',
  filters:
    'As of an earlier time a list can be narrowed by hotel and room alone. Search and the other filters only work on how things are now',
  untilNow: 'This history goes on until now',
  noUnits: 'Units left per night are not shown as of an earlier time',
  nothing: 'Nothing can be shown as of that time',
  event: 'See it as it was then',
};
