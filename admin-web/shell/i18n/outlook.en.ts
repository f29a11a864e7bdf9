import type { Translated } from './i18n.ts';
import type { outlookTh } from './outlook.th.ts';

export const outlookEn: Translated<typeof outlookTh> = {
  title: 'Occupancy and revenue',
  last: 'Last 30 days',
  next: 'Next 30 days',
  occupancy: '{{share}} occupied',
  revenue: '{{amount}} room revenue',
  ofDay: '{{day}}: {{share}} occupied, {{amount}}',
  drawn: { occupancy: 'Occupancy', revenue: 'Revenue' },
};
