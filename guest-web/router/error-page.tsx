import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { logFailure } from '../shell/log-failure.ts';
import { sayOffline } from '../shell/offline.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useLasting } from '../ui/lasting.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Scene } from '../ui/scene.tsx';
import { type PageError, pageErrorOf, UNKNOWN_MIDDLEWARE } from './page-error.ts';

/**
 * What is shown instead of a page that is not there or broke, with the server's own sentence where it
 * said one; 500 and 'Error' where no more is known. What could not be read is read again in its place.
 */
export function ErrorPage() {
  const { t } = useTranslation(['shell', 'problems']);
  const error = pageErrorOf(useRouteError());
  const { status, code, detail } = error;
  const { revalidate, state } = useRevalidator();
  const isReading = useLasting(state === 'loading');
  const isUnread = status !== 404 && code !== undefined && code !== UNKNOWN_MIDDLEWARE;
  useEffect(() => {
    if (isUnread) logFailure('The page', new Error(`${status} ${code}`));
  }, [isUnread, status, code]);
  const hint = t(status === 404 ? 'error.notFoundHint' : 'error.hint');
  const message = t(`error.${titleOf(error)}`);
  return (
    <main className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center" id="main">
      <PageTitle>{message}</PageTitle>
      <Scene
        seed="lost"
        views={['moonlight', 'sea']}
        className="aspect-[16/9] w-full rounded-3xl"
      />
      <p className="mt-10 font-semibold text-brand-ink tracking-widest">{status}</p>
      <h1 className="mt-2 font-semibold text-2xl sm:text-3xl">{message}</h1>
      <p className="mt-3 text-muted">
        {code === 'offline' ? t('problems:offline') : (detail ?? hint)}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{t('error.home')}</ButtonLink>
        {status !== 404 && (
          <Button
            kind="quiet"
            busy={isReading}
            onClick={isUnread ? () => void revalidate() : loadAgain}
          >
            {t('retry')}
          </Button>
        )}
        {status === 404 && (
          <ButtonLink to="/booking/find" kind="quiet">
            {t('footer.findBooking')}
          </ButtonLink>
        )}
      </div>
    </main>
  );
}

const titleOf = ({ status, code }: Pick<PageError, 'status' | 'code'>) => {
  if (status === 404) return 'notFound';
  return code === UNKNOWN_MIDDLEWARE ? 'unknownMiddleware' : 'message';
};

/** Without a network the browser's own error page would come, which has no way back. */
const loadAgain = () => (navigator.onLine ? window.location.reload() : sayOffline());
