import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { showToast } from '../../ui/toast.ts';
import type { DatesAnswer } from './booking-data.ts';

/**
 * Asks what other dates come to, and takes them; `onTaken` once the stay has them. Where they cost something
 * else by then, what that is is asked at once.
 */
export function useOtherDates(onTaken: () => void) {
  const { t } = useTranslation('booking');
  const question = useFetcher<DatesAnswer>();
  const change = useFetcher<DatesAnswer>();
  const [isTried, setIsTried] = useState(false);
  const tried = useRef<Stay>(undefined);
  const answer = question.state === 'idle' ? question.data : undefined;
  const { state, data: changed } = change;
  useEffect(() => {
    if (!changed?.changed) return;
    showToast('success', t('dates.changed'));
    onTaken();
  }, [changed, onTaken, t]);
  const { submit } = question;
  useEffect(() => {
    if (changed?.problem?.code === 'price-changed' && tried.current)
      void submit({ ...tried.current, preview: 'true' }, { method: 'put' });
  }, [changed, submit]);
  return {
    told: answer?.told,
    refusal: answer?.problem ?? (isTried && state === 'idle' ? changed?.problem : undefined),
    isChanging: state !== 'idle',
    ask: (stay: Stay) => {
      setIsTried(false); // what was said of other dates says nothing about these
      void submit({ ...stay, preview: 'true' }, { method: 'put' });
    },
    take: (stay: Stay, price: number) => {
      setIsTried(true);
      tried.current = stay;
      void change.submit({ ...stay, price: String(price) }, { method: 'put' });
    },
  };
}
