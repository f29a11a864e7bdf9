import { isThaiTaxId } from '@baanpak/domain/values/money/tax-invoice.ts';
import { COUNTRIES } from '@baanpak/domain/values/people/countries.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { watchLetters } from '@baanpak/web-ui/printing/watch-letters.ts';
import { useEffect, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { EmailField, NameField, PhoneField } from '../../ui/contact-fields.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { type GuestDetails, plainTaxId } from './guest-details.ts';

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

type Form = Readonly<{ form: UseFormReturn<GuestDetails> }>;

/** Each language in its own words. */
const OWN_NAMES = { th: 'ไทย', en: 'English' } as const;

/** Who needs a full tax invoice says to whom; nobody else is bothered. */
export function TaxInvoiceFields({ form }: Form) {
  const { t } = useTranslation('checkout');
  return (
    <section>
      <ChoiceCard
        type="checkbox"
        title={t('taxInvoice.wanted')}
        hint={t('taxInvoice.hint')}
        {...form.register('taxInvoice.wanted')}
      />
      {form.watch('taxInvoice.wanted') && <BuyerFields form={form} />}
    </section>
  );
}

function BuyerFields({ form }: Form) {
  const { t } = useTranslation(['checkout', 'shell']);
  const errors = form.formState.errors.taxInvoice;
  const needed = (text: string) => text.trim() !== '' || t('shell:required');
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label={t('taxInvoice.name')}
          autoComplete="organization"
          maxLength={200}
          aria-required="true"
          error={errors?.name?.message}
          {...form.register('taxInvoice.name', { validate: needed })}
        />
        <LettersNote text={form.watch('taxInvoice.name')} lines="one-line" />
      </div>
      <TextField
        label={t('taxInvoice.taxId')}
        inputMode="numeric"
        plain={plainNumber}
        autoComplete="off"
        maxLength={20}
        aria-required="true"
        error={errors?.taxId?.message}
        {...form.register('taxInvoice.taxId', {
          validate: {
            needed,
            taxId: (text) => isThaiTaxId(plainTaxId(text)) || t('taxInvoice.invalidTaxId'),
          },
        })}
      />
      <TextField
        label={t('taxInvoice.branch')}
        hint={t('taxInvoice.branchHint')}
        inputMode="numeric"
        plain={plainNumber}
        autoComplete="off"
        maxLength={5}
        error={errors?.branch?.message}
        {...form.register('taxInvoice.branch', {
          validate: (text) => /^(\d{5})?$/.test(text.trim()) || t('taxInvoice.invalidBranch'),
        })}
      />
      <div className="sm:col-span-2">
        <TextField
          label={t('taxInvoice.address')}
          autoComplete="billing street-address"
          maxLength={500}
          aria-required="true"
          error={errors?.address?.message}
          {...form.register('taxInvoice.address', { validate: needed })}
        />
        <LettersNote text={form.watch('taxInvoice.address')} lines="lines" />
      </div>
      <Field label={t('taxInvoice.lang')}>
        {(control) => (
          <select {...form.register('taxInvoice.lang')} {...control} className={controlClass}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {OWN_NAMES[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

type LettersNoteProps = Readonly<{ text: string; lines: 'one-line' | 'lines' }>;

/** Below a field: which of its letters papers do not print. */
function LettersNote({ text, lines }: LettersNoteProps) {
  const { language } = useApp().api;
  const [warning, setWarning] = useState<string | null>(null);
  useEffect(() => watchLetters(text, lines, language, setWarning), [text, lines, language]);
  return (
    <p role="status" className={warning ? 'mt-1.5 text-sm text-warning' : 'sr-only'}>
      {warning}
    </p>
  );
}
