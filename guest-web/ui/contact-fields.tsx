import { isEmail } from '@baanpak/domain/values/people/email.ts';
import { isPhone, typedPhone } from '@baanpak/domain/values/people/phone.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from './field.tsx';

type Rules = Readonly<{ validate: (text: string) => string | true }>;
type ContactFieldProps = Readonly<{
  /** As `useForm` registers the field by its name in the form. */
  register: (rules: Rules) => UseFormRegisterReturn;
  /** What is wrong with it, as the form's state says. */
  error: Readonly<{ message?: string | undefined }> | undefined;
  className?: string;
}>;

/** Who somebody is; must be filled in. */
export function NameField({ register, error, className }: ContactFieldProps) {
  const { t } = useTranslation('fields');
  return (
    <TextField
      label={t('contact.name')}
      autoComplete="name"
      maxLength={200}
      aria-required="true"
      className={className}
      error={error?.message}
      {...register({ validate: useNeeded() })}
    />
  );
}

/** Where mail reaches them; must be filled in, and be an address. */
export function EmailField({ register, error, className }: ContactFieldProps) {
  const { t } = useTranslation('fields');
  return (
    <TextField
      label={t('contact.email')}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      aria-required="true"
      className={className}
      error={error?.message}
      {...register({ validate: useNeeded((text) => isEmail(text) || t('contact.invalidEmail')) })}
    />
  );
}

/** Where to call them; must be filled in, as people write numbers. */
export function PhoneField({ register, error, className }: ContactFieldProps) {
  const { t } = useTranslation('fields');
  return (
    <TextField
      label={t('contact.phone')}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      plain={typedPhone}
      maxLength={50}
      aria-required="true"
      className={className}
      error={error?.message}
      {...register({
        validate: useNeeded((text) => isPhone(text.trim()) || t('contact.invalidPhone')),
      })}
    />
  );
}

function useNeeded(otherwise: Rules['validate'] = () => true): Rules['validate'] {
  const { t } = useTranslation();
  return (text) => (text.trim() === '' ? t('required') : otherwise(text));
}
