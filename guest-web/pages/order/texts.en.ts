import type { Translated } from '../../shell/texts.ts';
import type { orderTh } from './texts.th.ts';

export const orderEn: Translated<typeof orderTh> = {
  title: 'All your bookings in this order',
  count_one: '{{count}} booking',
  count_other: '{{count}} bookings made together',
  total: 'Total {{amount}}',
  open: 'See all bookings in this order',
  others: 'Booked together with it',
  papers: 'All documents (PDF)',
  calendar: 'Add all to calendar',
  pay: 'Pay for all',
  booking: 'Open booking {{code}}',
  code: 'Booking number {{code}}',
  next: 'What’s next',
  online: 'Check in online',
  onlineHint: 'Tell the hotel your arrival time and send your documents ahead.',
  atHotel: 'Check in at the hotel',
  come: 'Check in on {{day}}.',
  comeFrom: 'Check in on {{day}}, from {{time}}.',
  show: 'At reception, show the booking number and your passport or ID card.',
  hold: 'One payment covers all of them. Please pay before the rooms are released.',
  share: 'Share with companions',
  shareOf: 'Share with companions: {{hotel}}, {{code}}',
  copied: 'Copied. You can paste it into a message.',
  private:
    'Anyone who has the link to one of these bookings can open all of them. Please send it only to people you trust.',
};
