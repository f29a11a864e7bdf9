import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type LoaderFunction,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from 'react-router-dom';
import { servicesDraft } from '../../features/checkout/drafts.ts';
import { StepFrame } from '../../features/checkout/step-frame.tsx';
import { Summary } from '../../features/checkout/summary.tsx';
import { ownStayTaken, rememberNext } from '../../features/held/booked-checkout.ts';
import type { OwnStay } from '../../features/held/own-holds.ts';
import { OwnStayNotice } from '../../features/held/own-stay.tsx';
import { ofCheckoutItem } from '../../features/stay/shown-stay.ts';
import { TakenDialog } from '../../features/stay/taken-dialog.tsx';
import { getCheckout, openCheckout, type WantedStay } from '../../shell/api/checkouts.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { apiOf, useApp } from '../../shell/context.ts';
import { useDraft } from '../../shell/draft.ts';
import { notFound } from '../../shell/not-found.ts';
import { refused } from '../../shell/send-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import {
  type CheckInMethod,
  methodsOf,
  type Services,
  servicesOf,
  wantedStays,
} from './services.ts';
import { StayServices } from './stay-services.tsx';

/** Only a browser remembers what it booked, so its guard looks again at what the server rendered. */
export const loader: LoaderFunction & { hydrate?: true } = async (args) => {
  const uid = new URL(args.request.url).searchParams.get('checkoutId') ?? '';
  return { checkout: (await getCheckout(apiOf(args), uid)) ?? notFound() };
};
loader.hydrate = true;

type Chosen = Readonly<{ stays: readonly WantedStay[]; method: string; from: string }>;
type Refused = Readonly<{ problem: ApiProblem; own?: OwnStay | undefined }>;

/** A checkout never changes: what is chosen here makes the next one. */
export async function action(args: ActionFunctionArgs) {
  const { stays, method, from }: Chosen = await args.request.json();
  const api = apiOf(args);
  try {
    const { uid } = await openCheckout(api, stays);
    rememberNext(from, uid);
    const query = new URLSearchParams({ lang: api.language, checkoutId: uid, method });
    return redirect(inLanguage(api.language, `/hotel/${args.params.slug}/checkout?${query}`));
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const own = await ownStayTaken(api, problem, stays);
    return refused({ problem, own } satisfies Refused);
  }
}

export function Component() {
  const { checkout } = useLoaderData<{ checkout: CheckoutJson }>();
  const { t } = useTranslation('checkoutServices');
  const { language } = useApp().api;
  const form = useForm<Services>({ defaultValues: servicesOf(checkout) });
  useDraft(servicesDraft(checkout.uid), form);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const refused = useActionData<Refused>();

  const goOn = form.handleSubmit((services) => {
    const chosen: Chosen = {
      stays: wantedStays(checkout, services),
      method: services.method,
      from: checkout.uid,
    };
    return submit(JSON.stringify(chosen), { method: 'post', encType: 'application/json' });
  });

  const stays = checkout.checkouts.map((item) => ofCheckoutItem(item, language));
  return (
    <StepFrame
      step="services"
      title={t('title')}
      summary={<Summary stays={stays} total={checkout.totalPrice} />}
    >
      <form noValidate onSubmit={(event) => void goOn(event)} className="grid gap-6">
        {checkout.checkouts.some(({ priceChanged }) => priceChanged) && (
          <Alert kind="info">{t('priceChanged')}</Alert>
        )}
        <CheckInMethods methods={methodsOf(checkout)} form={form} />
        {checkout.checkouts.map((item, n) => (
          <StayServices
            key={`${item.roomId} ${item.dateRange.start}`}
            item={item}
            n={n}
            form={form}
          />
        ))}
        {refused && <RefusedNotice {...refused} />}
        <Button type="submit" busy={busy} className="sm:justify-self-end sm:px-12">
          {t('next')}
        </Button>
      </form>
    </StepFrame>
  );
}

function RefusedNotice({ problem, own }: Refused) {
  const message = useProblemMessage();
  if (own) return <OwnStayNotice own={own} />;
  if (problem.code === 'room-already-booked') return <TakenDialog />;
  return <Alert>{message(problem)}</Alert>;
}

type CheckInMethodsProps = Readonly<{
  methods: readonly CheckInMethod[];
  form: UseFormReturn<Services>;
}>;

const WORDS = { Online: 'online', 'At Hotel': 'atHotel' } as const;

/** Online ahead of arrival, or at the reception. */
function CheckInMethods({ methods, form }: CheckInMethodsProps) {
  const { t } = useTranslation('checkoutServices');
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('checkIn.title')}</legend>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3">
        {methods.map((method) => (
          <ChoiceCard
            key={method}
            {...form.register('method')}
            value={method}
            title={t(`checkIn.${WORDS[method]}`)}
            hint={t(`checkIn.${WORDS[method]}Hint`)}
          />
        ))}
      </div>
    </fieldset>
  );
}
