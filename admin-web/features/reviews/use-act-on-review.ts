import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../../shell/addresses.ts';
import type { Review } from './review.ts';

export type ReviewAction = 'answer' | 'hide' | 'show';
type Asked = Readonly<{ action: ReviewAction; text?: string; reason?: string }>;

/** What is asked of a review in a dialog, which stays open where the server refuses. */
export function useActOnReview(review: Review) {
  const { t } = useTranslation();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<ReviewAction>();
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate<Review>();
  const close = () => {
    setAsking(undefined);
    setRefused(undefined);
  };
  const act = (asked: Asked) =>
    update(
      siteResource('reviews'),
      {
        id: review.id,
        data: { ...asked, version: review.version },
        // what is said is sent, also where the guest, or somebody before, said the same
        previousData: { ...review, text: null, reason: null },
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t(`review.done.${asked.action}`), { type: 'success' });
          close();
          refresh();
        },
        onError: (error) => setRefused(error instanceof HttpError ? error.message : t('offline')),
      },
    );
  return { act, asking, ask: setAsking, close, refused, isPending };
}
