import { COUNTRIES } from '@baanpak/domain/values/people/countries.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { EmailField, NameField, PhoneField } from '../../ui/contact-fields.tsx';
import { TextField } from '../../ui/field.tsx';
import { LettersNote } from '../../ui/letters-note.tsx';
import type { GuestDetails } from './guest-details.ts';

type FieldsProps = Readonly<{ form: UseFormReturn<GuestDetails> }>;

/** Whom the hotel expects. */
export function ContactFields({ form }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const { errors } = form.formState;
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('contact')}</legend>
      <p className="text-muted">{t('contactHint')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <NameField
            error={errors.reservedBy}
            register={(rules) => form.register('reservedBy', rules)}
          />
          <LettersNote text={form.watch('reservedBy')} lines="one-line" />
        </div>
        <EmailField error={errors.email} register={(rules) => form.register('email', rules)} />
        <PhoneField error={errors.phone} register={(rules) => form.register('phone', rules)} />
      </div>
    </fieldset>
  );
}

/** For the receipt; nobody must fill it in. */
export function AddressFields({ form }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const { language } = useApp().api;
  const provinces = useId();
  const countries = useId();
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('addressTitle')}</legend>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={t('address')}
            autoComplete="street-address"
            maxLength={500}
            {...form.register('address')}
          />
          <LettersNote text={form.watch('address')} lines="lines" />
        </div>
        <div>
          <TextField
            label={t('province')}
            autoComplete="address-level1"
            maxLength={100}
            list={provinces}
            {...form.register('province')}
          />
          <LettersNote text={form.watch('province')} lines="lines" />
        </div>
        <datalist id={provinces}>
          {PROVINCES.map((province) => (
            <option key={province._id} value={province[language]} />
          ))}
        </datalist>
        <TextField
          label={t('postalCode')}
          autoComplete="postal-code"
          plain={plainNumber}
          maxLength={20}
          {...form.register('postalCode')}
        />
        <TextField
          label={t('country')}
          autoComplete="country-name"
          maxLength={100}
          list={countries}
          {...form.register('country')}
        />
        <datalist id={countries}>
          {COUNTRIES.map(({ code, label }) => (
            <option key={code} value={label[language]} />
          ))}
        </datalist>
      </div>
    </fieldset>
  );
}
