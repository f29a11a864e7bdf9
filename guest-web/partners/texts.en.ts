import type { Translated } from '../i18n/dictionary.ts';
import type { partnersTh } from './texts.th.ts';

export const partnersEn: Translated<typeof partnersTh> = {
  title: 'Apply to be listed',
  hint: 'Tell us how to reach you, and we get back to you by email or phone.',
  hotelName: 'Name of your place',
  message: 'About your place (optional)',
  messageHint: 'Such as its province, how many rooms it has, its website',
  privacy: 'We use this to decide on your application, and for nothing else.',
  apply: 'Send application',
  sent: 'We have received your application',
  sentHint:
    'Thank you. We tell you by email what was decided; once you are accepted, that mail has a link to set your password.',
};
