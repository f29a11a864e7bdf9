import type { Translated } from '../../shell/texts.ts';
import type { cancellationTh } from './texts.th.ts';

export const cancellationEn: Translated<typeof cancellationTh> = {
  title: 'Cancellation policy',
  until: 'Cancel by {{day}}',
  after: 'After that',
  whole: 'Full refund',
  part: '{{percent}}% refund',
  none: 'No refund',
  passed: 'Until {{day}}, which has passed',
  never: 'Non-refundable once paid',
};
