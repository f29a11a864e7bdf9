import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { textLoader } from '../../features/site-text/site-text.ts';
import { TextOf } from '../../features/site-text/text-of.tsx';
import { applyAsPartner, type PartnerRequest } from '../../shell/api/site.ts';
import { type Sent, sendForm } from '../../shell/send-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField, NameField, PhoneField } from '../../ui/contact-fields.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { SentByMail } from '../../ui/sent-by-mail.tsx';

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

type Application = Record<'hotelName' | 'name' | 'email' | 'phone' | 'message', string>;

const EMPTY: Application = { hotelName: '', name: '', email: '', phone: '', message: '' };

type ApplicationFormProps = Readonly<{ busy: boolean; send: (request: PartnerRequest) => unknown }>;

/** Asks who wants to list which place; what was typed stays until it was taken. */
function ApplicationForm({ busy, send }: ApplicationFormProps) {
  const { t } = useTranslation(['partners', 'shell']);
  const { register, handleSubmit, formState } = useForm<Application>({ defaultValues: EMPTY });
  const { errors } = formState;
  const apply = handleSubmit((application) => void send(requestOf(application)));
  return (
    <form
      noValidate
      onSubmit={(event) => void apply(event)}
      className="mt-6 grid gap-4 sm:grid-cols-2"
    >
      <TextField
        label={t('hotelName')}
        autoComplete="organization"
        maxLength={200}
        aria-required="true"
        className="sm:col-span-2"
        error={errors.hotelName?.message}
        {...register('hotelName', {
          validate: (text) => text.trim() !== '' || t('shell:required'),
        })}
      />
      <NameField
        className="sm:col-span-2"
        error={errors.name}
        register={(rules) => register('name', rules)}
      />
      <EmailField error={errors.email} register={(rules) => register('email', rules)} />
      <PhoneField error={errors.phone} register={(rules) => register('phone', rules)} />
      <Field label={t('message')} hint={t('messageHint')} className="sm:col-span-2">
        {(control) => (
          <textarea
            {...register('message')}
            {...control}
            rows={4}
            maxLength={2000}
            className={controlClass}
          />
        )}
      </Field>
      <p className="text-muted text-sm sm:col-span-2">{t('privacy')}</p>
      <Button type="submit" busy={busy} className="sm:col-span-2">
        {t('apply')}
      </Button>
    </form>
  );
}

function requestOf({ message, ...contact }: Application): PartnerRequest {
  const { hotelName, name, email, phone } = contact;
  return {
    hotelName: hotelName.trim(),
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim() || null,
  };
}
