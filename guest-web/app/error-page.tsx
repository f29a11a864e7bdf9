import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ApiProblem } from '../api/problem.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';
import { PageTitle } from './page-title.tsx';

/** What is shown instead of a page that is not there or broke; 500 and 'Error' where no more is known. */
export function ErrorPage() {
  const { t } = useTranslation(['shell', 'problems']);
  const error = useRouteError();
  const status = statusOf(error);
  const isOffline = error instanceof ApiProblem && error.code === 'offline';
  const message = status === 404 ? t('error.notFound') : t('error.message');
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
        {isOffline
          ? t('problems:offline')
          : t(status === 404 ? 'error.notFoundHint' : 'error.hint')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{t('error.home')}</ButtonLink>
        {status !== 404 && (
          <Button kind="quiet" onClick={() => window.location.reload()}>
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

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiProblem) return error.status || 500;
  return 500;
}
