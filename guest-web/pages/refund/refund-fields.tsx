import { isAccountNumber } from '@baanpak/domain/values/money/account-numbers.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../shell/api/lists.ts';
import { useApp } from '../../shell/context.ts';
import { BankMark } from '../../ui/bank-mark.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';
import type { RefundFormValues } from './refund-form.tsx';

type Form = Readonly<{ form: UseFormReturn<RefundFormValues> }>;

const useNeeded = () => {
  const { t } = useTranslation();
  return (text: string) => text.trim() !== '' || t('required');
};

/** The guest's account. */
export function AccountFields({ form, banks }: Form & Readonly<{ banks: readonly Choice[] }>) {
  const { t } = useTranslation('refund');
  const { language } = useApp().api;
  const { errors } = form.formState;
  const needed = useNeeded();
  const chosen = useWatch({ control: form.control, name: 'bank' });
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('account')}</legend>
      <p className="text-muted">{t('accountHint')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label={t('bank')} error={errors.bank?.message} className="sm:col-span-2">
          {(control) => (
            <span className="flex items-center gap-3">
              {chosen && <BankMark code={chosen} />}
              <select
                {...form.register('bank', { validate: needed })}
                {...control}
                autoComplete="off"
                aria-required="true"
                className={controlClass}
              >
                <option value="">{t('chooseBank')}</option>
                {banks.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label[language]}
                  </option>
                ))}
              </select>
            </span>
          )}
        </Field>
        <TextField
          label={t('accountNumber')}
          inputMode="numeric"
          plain={plainNumber}
          autoComplete="off"
          maxLength={30}
          aria-required="true"
          error={errors.accountNumber?.message}
          {...form.register('accountNumber', {
            validate: {
              needed,
              number: (text) => isAccountNumber(text) || t('invalidAccountNumber'),
            },
          })}
        />
        <TextField
          label={t('accountName')}
          autoComplete="name"
          maxLength={200}
          aria-required="true"
          error={errors.accountName?.message}
          {...form.register('accountName', { validate: needed })}
        />
      </div>
    </fieldset>
  );
}

type Asked = Readonly<{ withReason: boolean; withAccount: boolean }>;

const termsOf = ({ withReason, withAccount }: Asked) => {
  if (!withReason) return 'termsAccount';
  return withAccount ? 'termsTransfer' : 'termsText';
};

/** Why, where that is asked for, and what the guest agrees to. */
export function ReasonFields({ form, withReason, withAccount }: Form & Asked) {
  const { t } = useTranslation('refund');
  const { errors } = form.formState;
  const needed = useNeeded();
  return (
    <>
      {withReason && (
        <Field label={t('reason')} error={errors.reason?.message}>
          {(control) => (
            <textarea
              {...form.register('reason', { validate: needed })}
              {...control}
              rows={3}
              inputMode="text"
              autoComplete="off"
              maxLength={1000}
              aria-required="true"
              placeholder={t('reasonExample')}
              className={controlClass}
            />
          )}
        </Field>
      )}
      <section className="rounded-2xl border border-line bg-card p-5">
        <h2 className="font-medium">{t('termsTitle')}</h2>
        <p className="mt-1 text-muted text-sm">{t(termsOf({ withReason, withAccount }))}</p>
        <label className="mt-2 flex min-h-11 items-start gap-3 py-2">
          <input
            id="refund-terms"
            type="checkbox"
            aria-required="true"
            aria-invalid={errors.terms ? true : undefined}
            aria-describedby={errors.terms ? 'refund-terms-error' : undefined}
            className="mt-0.5 size-5 shrink-0 accent-brand-ink"
            {...form.register('terms', { validate: (given) => given || needed('') })}
          />
          <span className="font-medium">{t('terms')}</span>
        </label>
        {errors.terms && (
          <p id="refund-terms-error" role="alert" className="text-danger text-sm">
            {errors.terms.message}
          </p>
        )}
      </section>
    </>
  );
}
