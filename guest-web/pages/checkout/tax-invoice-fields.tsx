import { isThaiTaxId } from '@baanpak/domain/values/money/tax-invoice.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { LettersNote } from '../../ui/letters-note.tsx';
import { type GuestDetails, plainTaxId } from './guest-details.ts';

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
