import type { Translated } from './i18n.ts';
import type { timelineTh } from './timeline.th.ts';

export const timelineEn: Translated<typeof timelineTh> = {
  view: 'View',
  views: { timeline: 'Timeline', list: 'List' },
  grid: 'Rooms and dates of {{hotel}}',
  room: 'Room',
  noRooms: 'There are no rooms yet',
  from: 'From',
  earlier: 'Earlier days',
  later: 'Later days',
  today: 'Today',
  span: 'Days shown',
  days: '{{count}} days',
  free: '{{room}}, {{day}}, free',
  freeOf: '{{free}} of {{all}} free',
  due: '{{amount}} due',
  moneyDue: 'Money is due',
  legend: 'What the colours mean',
  kind: {
    held: 'Awaiting payment',
    booked: 'Booked',
    inHouse: 'In house',
    left: 'Checked out',
    noShow: 'No-show',
    blocked: 'Blocked',
  },
  on: { arrives: 'Arrives', stays: 'Staying', blocked: 'Blocked' },
};
