import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useFetcher } from 'react-router-dom';
import { ApiProblem } from '../api/problem.ts';
import { applyAsPartner } from '../api/site.ts';
import { apiOf } from '../app/context.ts';
import { refused } from '../app/refused.ts';
import { TextOf, textLoader } from '../text-page/text-page.tsx';
import { Alert } from '../ui/alert.tsx';
import { MailCheck } from '../ui/icons/mail-check.tsx';
import { useProblemMessage } from '../ui/problem-message.ts';
import { ApplicationForm } from './application-form.tsx';

export const loader = textLoader('partners');

export async function action(args: ActionFunctionArgs) {
  try {
    await applyAsPartner(apiOf(args), await args.request.json());
    return {};
  } catch (problem) {
    if (problem instanceof ApiProblem) return refused({ problem });
    throw problem;
  }
}

type Applied = Readonly<{ problem?: ApiProblem }>;

/** Why to be listed, and the form to ask for it, which gives way to what became of it. */
export function Component() {
  const { t } = useTranslation('partners');
  const fetcher = useFetcher<Applied>();
  const message = useProblemMessage();
  const problem = fetcher.data?.problem;
  const wasSent = fetcher.data !== undefined && !problem;
  return (
    <TextOf page="partners">
      <section aria-labelledby="apply" className="mt-12 border-line border-t pt-8">
        <h2 id="apply" className="font-semibold text-xl">
          {t('title')}
        </h2>
        {!wasSent && (
          <>
            <p className="mt-2 text-muted">{t('hint')}</p>
            <ApplicationForm
              busy={fetcher.state !== 'idle'}
              send={(request) =>
                fetcher.submit(JSON.stringify(request), {
                  method: 'post',
                  encType: 'application/json',
                })
              }
            />
          </>
        )}
        <div role="status" className="mt-6">
          {wasSent && (
            <div className="flex gap-3 rounded-2xl bg-brand-soft p-5">
              <MailCheck className="mt-0.5 size-6 shrink-0 text-brand-ink" aria-hidden="true" />
              <div>
                <p className="font-semibold text-brand-ink">{t('sent')}</p>
                <p>{t('sentHint')}</p>
              </div>
            </div>
          )}
        </div>
        {problem && <Alert>{message(problem)}</Alert>}
      </section>
    </TextOf>
  );
}
