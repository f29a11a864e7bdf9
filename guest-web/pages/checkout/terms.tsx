import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { GuestDetails } from './guest-details.ts';

/** What the guest agrees to, and what becomes of their data. */
export function Terms({ form }: Readonly<{ form: UseFormReturn<GuestDetails> }>) {
  const { t } = useTranslation(['checkout', 'shell']);
  const error = form.formState.errors.terms?.message;
  return (
    <section className="grid gap-3">
      <Notice title={t('termsTitle')}>{t('termsText')}</Notice>
      <Notice title={t('privacy.title')}>{t('privacy.text')}</Notice>
      <div>
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            id="terms"
            type="checkbox"
            aria-required="true"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'terms-error' : undefined}
            className="mt-0.5 size-5 shrink-0 accent-brand-ink"
            {...form.register('terms', { validate: (given) => given || t('shell:required') })}
          />
          <span className="font-medium">{t('terms')}</span>
        </label>
        {error && (
          <p id="terms-error" role="alert" className="text-danger text-sm">
            {error}
          </p>
        )}
      </div>
    </section>
  );
}

const Notice = ({ title, children }: Readonly<{ title: string; children: string }>) => (
  <Disclosure open title={title} className="rounded-2xl border border-line bg-card px-5 py-1">
    <p className="pb-4 text-muted text-sm">{children}</p>
  </Disclosure>
);
