import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PartnerRequest } from '../../shell/api/site.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField, NameField, PhoneField } from '../../ui/contact-fields.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';

type Application = Record<'hotelName' | 'name' | 'email' | 'phone' | 'message', string>;

const EMPTY: Application = { hotelName: '', name: '', email: '', phone: '', message: '' };

type ApplicationFormProps = Readonly<{ busy: boolean; send: (request: PartnerRequest) => unknown }>;

/** Asks who wants to list which place; what was typed stays until it was taken. */
export function ApplicationForm({ busy, send }: ApplicationFormProps) {
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
