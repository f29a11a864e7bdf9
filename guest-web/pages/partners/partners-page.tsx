import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { textLoader } from '../../features/site-text/site-text.ts';
import { TextOf } from '../../features/site-text/text-of.tsx';
import { applyAsPartner } from '../../shell/api/site.ts';
import { type Sent, sendForm } from '../../shell/send-form.ts';
import { SentByMail } from '../../ui/sent-by-mail.tsx';
import { ApplicationForm } from './application-form.tsx';

export const loader = textLoader('partners');

export const action = sendForm(applyAsPartner);

/** Why to be listed, and the form to ask for it, which gives way to what became of it. */
export function Component() {
  const { t } = useTranslation('partners');
  const fetcher = useFetcher<Sent>();
  const wasSent = fetcher.data !== undefined && !fetcher.data.problem;
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
        <SentByMail sent={fetcher.data} title={t('sent')} hint={t('sentHint')} />
      </section>
    </TextOf>
  );
}
