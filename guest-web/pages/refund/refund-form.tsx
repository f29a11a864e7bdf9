import { isAccountNumber } from '@baanpak/domain/values/money/account-numbers.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router-dom';
import type { BookingJson, RefundAccount } from '../../shell/api/bookings.ts';
import type { Choice } from '../../shell/api/lists.ts';
import { useApp } from '../../shell/context.ts';
import { useDraft } from '../../shell/draft.ts';
import { Alert } from '../../ui/alert.tsx';
import { BankMark } from '../../ui/bank-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import type { RefundFormInput } from './confirm-refund.tsx';
import { type RefundSent, type RefundWanted, refundDraft } from './refund-data.ts';

const ConfirmRefund = lazyPart(async () => (await import('./confirm-refund.tsx')).ConfirmRefund);

/** What the form asks for. */
type RefundFormValues = RefundAccount & { reason: string; terms: boolean };

type RefundFormProps = Readonly<{
  book: BookingJson;
  banks: readonly Choice[];
  /** For money that goes back anyway only the account is asked for. */
  step: 'ask' | 'account';
  fetcher: FetcherWithComponents<RefundSent>;
}>;

/** Why, and where the money is to go where it is transferred; it is sent after a question. */
export function RefundForm({ book, banks, step, fetcher }: RefundFormProps) {
  const { t } = useTranslation('refund');
  const message = useProblemMessage();
  const [asked, setAsked] = useState<RefundFormInput>();
  const form = useForm<RefundFormValues>({ defaultValues: blank(book), shouldFocusError: false });
  useDraft(refundDraft(book._id), form);
  const problem = fetcher.data?.problem;
  const busy = fetcher.state !== 'idle';

  const withReason = step === 'ask';
  const withAccount = step === 'account' || book.refundQuote?.accountNeeded === true;

  const ask = form.handleSubmit((values) =>
    setAsked({
      ...(withReason && { reason: values.reason.trim() }),
      ...(withAccount && { account: accountIn(values) }),
    }),
  );
  const send = () => {
    if (!asked) return;
    const { reason, account } = asked;
    const after = book.refund?.decidedAt ?? null;
    const wanted: RefundWanted | undefined =
      reason === undefined ? account && { account } : { request: { reason, ...account }, after };
    void fetcher.submit(JSON.stringify(wanted), { method: 'post', encType: 'application/json' });
    setAsked(undefined);
  };

  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-6">
      <ErrorSummary form={form} />
      {withAccount && <AccountFields form={form} banks={banks} />}
      <ReasonFields form={form} {...{ withReason, withAccount }} />
      {problem && <Alert title={t('failed')}>{message(problem)}</Alert>}
      <Button type="submit" busy={busy} className="sm:justify-self-end sm:px-12">
        {t(step === 'ask' ? 'submit' : 'submitAccount')}
      </Button>
      {asked && (
        <ConfirmRefund
          book={book}
          banks={banks}
          asked={asked}
          onConfirm={send}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}

const blank = (book: BookingJson): RefundFormValues => ({
  bank: '',
  accountNumber: '',
  accountName: book.reservedBy ?? '',
  reason: '',
  terms: false,
});

const accountIn = ({ bank, accountNumber, accountName }: RefundFormValues): RefundAccount => ({
  bank,
  accountNumber: accountNumber.trim(),
  accountName: accountName.trim(),
});

type Form = Readonly<{ form: UseFormReturn<RefundFormValues> }>;

const useNeeded = () => {
  const { t } = useTranslation();
  return (text: string) => text.trim() !== '' || t('required');
};

/** The guest's account. */
function AccountFields({ form, banks }: Form & Readonly<{ banks: readonly Choice[] }>) {
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
function ReasonFields({ form, withReason, withAccount }: Form & Asked) {
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
