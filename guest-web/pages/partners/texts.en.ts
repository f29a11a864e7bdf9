import type { Translated } from '../../shell/texts.ts';
import type { partnersTh } from './texts.th.ts';

export const partnersEn: Translated<typeof partnersTh> = {
  title: 'Apply to be listed',
  hint: 'Tell us how to reach you, and we will get back to you by email or phone.',
  hotelName: 'Name of your property',
  message: 'About your property (optional)',
  messageHint: 'For example, the province, the number of rooms or a website',
  privacy: 'We use this only to review your application.',
  apply: 'Send application',
  sent: 'We have received your application',
  sentHint:
    'Thank you. We will email you our decision. If you are accepted, the email has a link to set your password.',
};
