import type { CheckoutItemJson } from '@baanpak/contract/checkout/checkout.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { formatDay } from '../../ui/dates.ts';
import { Field } from '../../ui/field.tsx';
import { Coffee } from '../../ui/icons/coffee.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { Services } from './services.ts';

type StayServicesProps = Readonly<{
  item: CheckoutItemJson;
  /** Which stay of the form it is. */
  n: number;
  form: UseFormReturn<Services>;
}>;

const MOST_PETS = 5;

/** Who comes along in one stay, and what the hotel prepares. */
export function StayServices({ item, n, form }: StayServicesProps) {
  const { t } = useTranslation('checkoutServices');
  const { language } = useApp().api;
  const { room, dateRange } = item;
  const { maxGuests } = room;
  const { adults, children, pets } = form.watch(`stays.${n}`);
  /** Counts one kind; what the others are stays. */
  const count = (kind: 'adults' | 'children' | 'pets') => (to: number) =>
    form.setValue(`stays.${n}.${kind}`, to);
  return (
    <fieldset className="rounded-2xl border border-line bg-card p-5 shadow-card">
      <legend className="float-left mb-4 w-full">
        <span className="block font-semibold text-lg">{room.title[language]}</span>
        <span className="block text-muted text-sm">
          {formatDay(dateRange.start, language)} – {formatDay(dateRange.end, language)}
        </span>
      </legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        <Stepper
          label={t('adults')}
          hint={t('guestsHint', { count: maxGuests })}
          value={adults}
          from={1}
          to={maxGuests - children}
          onChange={count('adults')}
        />
        <Stepper
          label={t('children')}
          {...(!room.kidsAllowed && { hint: t('noChildren') })}
          value={children}
          to={room.kidsAllowed ? Math.max(children, maxGuests - adults) : 0}
          onChange={count('children')}
        />
        <Stepper
          label={t('pets')}
          {...(!room.petsAllowed && { hint: t('noPets') })}
          value={pets}
          to={room.petsAllowed ? MOST_PETS : 0}
          onChange={count('pets')}
        />
      </div>
      {room.breakfast === 'included' && (
        <p className="mt-4 flex items-center gap-2.5 font-medium">
          <Coffee className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
          {t('breakfastIncluded')}
        </p>
      )}
      {room.breakfast === 'on-request' && (
        <ChoiceCard
          type="checkbox"
          className="mt-4"
          title={t('breakfast')}
          hint={t('breakfastHint')}
          {...form.register(`stays.${n}.breakfast`)}
        />
      )}
      <Field label={t('note')} hint={t('noteHint')} className="mt-4">
        {(control) => (
          <textarea
            {...form.register(`stays.${n}.note`)}
            {...control}
            rows={2}
            maxLength={2000}
            className={controlClass}
          />
        )}
      </Field>
    </fieldset>
  );
}
