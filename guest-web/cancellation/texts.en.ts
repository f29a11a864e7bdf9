import type { Translated } from '../i18n/dictionary.ts';
import type { cancellationTh } from './texts.th.ts';

export const cancellationEn: Translated<typeof cancellationTh> = {
  title: 'Cancellation policy',
  until: 'Cancel by {{day}}',
  after: 'After that',
  whole: 'All of it back',
  part: '{{percent}}% back',
  none: 'No refund',
  passed: 'Only until {{day}}, which has passed',
  never: 'Nothing is given back once it is paid',
};
