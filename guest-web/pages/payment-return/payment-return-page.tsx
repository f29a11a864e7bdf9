import type { AttemptJson, ChargeStatusJson } from '@baanpak/contract/payment/charge.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, useLoaderData, useNavigate } from 'react-router-dom';
import { returnPath } from '../../features/payment/return-path.ts';
import { usePolling } from '../../features/payment/use-polling.ts';
import { getAttempt } from '../../shell/api/charges.ts';
import { apiOf, useApp } from '../../shell/context.ts';
import { notFound } from '../../shell/not-found.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CircleCheck } from '../../ui/icons/circle-check.tsx';
import { CircleX } from '../../ui/icons/circle-x.tsx';
import { LoaderCircle } from '../../ui/icons/loader-circle.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-alert.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

const ICONS = {
  pending: { Icon: LoaderCircle, className: 'animate-spin text-muted' },
  successful: { Icon: CircleCheck, className: 'text-brand-ink' },
  failed: { Icon: CircleX, className: 'text-danger' },
  expired: { Icon: CircleX, className: 'text-danger' },
  mismatched: { Icon: TriangleAlert, className: 'text-warning' },
} as const satisfies Record<ChargeStatusJson, object>;

/**
 * The tab that paid goes on from here at once. Anybody else sees the state of the payment and nothing
 * more: anyone who has the address may be anybody.
 */
export function Component() {
  const { attempt_id: attemptId, status } = useLoaderData<AttemptJson>();
  useGoingOn(attemptId);
  const { t } = useTranslation('paymentReturn');
  usePolling(status === 'pending');
  const { Icon, className } = ICONS[status];
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-10 text-center sm:px-6">
      <PageTitle>{t(`${status}.title`)}</PageTitle>
      <Icon className={`mx-auto size-16 ${className}`} strokeWidth={1.5} aria-hidden="true" />
      <h1 className="mt-4 font-semibold text-2xl sm:text-3xl">{t(`${status}.title`)}</h1>
      <p role="status" className="mt-2 text-muted">
        {t(`${status}.hint`)}
      </p>
      <p className="mt-2 text-muted">{t('elsewhere')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/booking/find">{t('find')}</ButtonLink>
        <ButtonLink to="/" kind="plain">
          {t('home')}
        </ButtonLink>
      </div>
    </main>
  );
}

/** Puts the booking between the bank and the page that it goes on with, so that Back leads there and not to the bank. */
function useGoingOn(attemptId: string): void {
  const navigate = useNavigate();
  const { language } = useApp().api;
  useEffect(() => {
    const path = returnPath(attemptId);
    if (!path) return;
    const bookingId = new URLSearchParams(path.split('?')[1]).get('bookingId');
    if (!bookingId) return void navigate(path, { replace: true });
    const booking = inLanguage(language, `/booking/${bookingId}`);
    window.history.replaceState(window.history.state, '', booking); // with what the router keeps there
    void navigate(path);
  }, [attemptId, navigate, language]);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What became of the payment that a bank sends its guest back from; 404 for what is no attempt. */
export const loader: LoaderFunction = async (args): Promise<AttemptJson> => {
  const { attemptId = '' } = args.params;
  const isId = UUID.test(attemptId);
  return (isId ? await getAttempt(apiOf(args), attemptId) : undefined) ?? notFound();
};
