import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type LoaderFunction,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
  useRouteLoaderData,
  useSubmit,
} from 'react-router-dom';
import { choicesDraft, DETAILS_DRAFT } from '../../features/checkout/drafts.ts';
import { StepFrame } from '../../features/checkout/step-frame.tsx';
import { Summary } from '../../features/checkout/summary.tsx';
import { OwnStayDialog } from '../../features/held/own-stay.tsx';
import { firstWay } from '../../features/payment/ways.ts';
import { ofCheckoutItem } from '../../features/stay/shown-stay.ts';
import type { ShownStay } from '../../features/stay/stay-card.tsx';
import { TakenDialog } from '../../features/stay/taken-dialog.tsx';
import { VatNote } from '../../features/stay/vat-note.tsx';
import { getCheckout } from '../../shell/api/checkouts.ts';
import type { Site } from '../../shell/api/site.ts';
import { apiOf, useApp } from '../../shell/context.ts';
import { useDraft } from '../../shell/draft.ts';
import { notFound } from '../../shell/not-found.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Price } from '../../ui/price.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { AddressFields, ContactFields, TaxInvoiceFields } from './detail-fields.tsx';
import { bookingRequest, dueOf, type GuestDetails } from './guest-details.ts';
import { PaymentMethods } from './payment-methods.tsx';
import {
  action,
  type CheckoutLoaded,
  changedIn,
  type NotBooked,
  type WantedBookings,
} from './place-bookings.ts';
import { ChangedNotice, StayPolicies } from './stay-policies.tsx';

export { action };

/** Only a browser remembers what it booked, so it loads again what the server rendered. */
export const loader: LoaderFunction & { hydrate?: true } = async (
  args,
): Promise<CheckoutLoaded> => {
  const query = new URL(args.request.url).searchParams;
  return {
    checkout: (await getCheckout(apiOf(args), query.get('checkoutId') ?? '')) ?? notFound(),
    methodCheckIn: query.get('method') === 'Online' ? 'Online' : 'At Hotel',
    changed: changedIn(query),
  };
};
loader.hydrate = true;

const DETAILS = [
  'reservedBy',
  'email',
  'phone',
  'address',
  'province',
  'country',
  'postalCode',
  'taxInvoice',
] as const satisfies readonly (keyof GuestDetails)[];
const CHOICES = ['way', 'terms'] as const satisfies readonly (keyof GuestDetails)[];

/** Another checkout is another form: what was agreed to for one is not agreed to for the next. */
export function Component() {
  const loaded = useLoaderData<CheckoutLoaded>();
  return <Details key={loaded.checkout.uid} {...loaded} />;
}

function Details({ checkout, methodCheckIn, changed }: CheckoutLoaded) {
  const { t } = useTranslation(['checkout', 'checkoutServices']);
  const { language } = useApp().api;
  const { slug = '' } = useParams();
  const first = firstWay(dueOf(checkout));
  const form = useForm<GuestDetails>({
    defaultValues: blank(first ?? 'card', language),
    shouldFocusError: false,
  });
  useDraft(DETAILS_DRAFT, form, DETAILS);
  useDraft(choicesDraft(checkout.uid), form, CHOICES);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const refused = useActionData<NotBooked>();
  const site = useRouteLoaderData<{ site: Site | undefined }>('root')?.site;

  const book = form.handleSubmit((details) => {
    const request = bookingRequest(checkout, details, {
      ...{ methodCheckIn, lang: language },
      termsVersion: site?.termsVersion,
    });
    const wanted: WantedBookings = {
      request,
      stays: checkout.checkouts.map(({ roomId, dateRange }) => ({ roomId, dateRange })),
      slug,
      way: details.way,
      policies: checkout.checkouts.map(({ cancellationPolicy }) => cancellationPolicy),
    };
    // in place of this step: it is done, and going back must not come here again
    return submit(JSON.stringify(wanted), {
      method: 'post',
      encType: 'application/json',
      replace: true,
    });
  });

  const stays = checkout.checkouts.map((item) => ofCheckoutItem(item, language));
  return (
    <StepFrame
      step="details"
      title={t('title')}
      summary={<Summary stays={stays} total={checkout.totalPrice} />}
    >
      <form noValidate onSubmit={(event) => void book(event)} className="grid gap-8">
        {changed && <ChangedNotice changed={changed} checkout={checkout} />}
        {!changed && checkout.checkouts.some(({ priceChanged }) => priceChanged) && (
          <Alert kind="info">{t('checkoutServices:priceChanged')}</Alert>
        )}
        <ErrorSummary form={form} />
        <ContactFields form={form} />
        <AddressFields form={form} />
        <TaxInvoiceFields form={form} />
        <PaymentMethods form={form} checkout={checkout} />
        <StayPolicies checkouts={checkout.checkouts} />
        <Terms form={form} />
        {refused && <Refused {...refused} />}
        <Confirm stays={stays} total={checkout.totalPrice} busy={busy} disabled={!first} />
      </form>
    </StepFrame>
  );
}

type ConfirmProps = Readonly<{
  stays: readonly ShownStay[];
  total: number;
  busy: boolean;
  disabled: boolean;
}>;

/** The last thing read before confirming is what it costs. */
function Confirm({ stays, total, ...button }: ConfirmProps) {
  const { t } = useTranslation(['checkout', 'checkoutServices']);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-card p-5 shadow-card">
      <p id={id}>
        <span className="block text-muted text-sm">{t('checkoutServices:total')}</span>
        <Price amount={total} className="font-bold text-2xl" />
        <VatNote stays={stays} />
      </p>
      <Button type="submit" aria-describedby={id} className="grow sm:grow-0 sm:px-12" {...button}>
        {t('book')}
      </Button>
    </div>
  );
}

/** A taken room has a dialog of its own: there is nothing to mend on this page. */
function Refused({ problem, own }: NotBooked) {
  const { t } = useTranslation('checkout');
  const message = useProblemMessage();
  if (own) return <OwnStayDialog own={own} />;
  if (problem.code === 'room-already-booked') return <TakenDialog />;
  return <Alert title={t('failed')}>{message(problem)}</Alert>;
}

const blank = (way: GuestDetails['way'], lang: Language): GuestDetails => ({
  reservedBy: '',
  email: '',
  phone: '',
  address: '',
  province: '',
  country: '',
  postalCode: '',
  way,
  terms: false,
  taxInvoice: { wanted: false, name: '', taxId: '', branch: '', address: '', lang },
});

/** What the guest agrees to, and what becomes of their data. */
function Terms({ form }: Readonly<{ form: UseFormReturn<GuestDetails> }>) {
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
