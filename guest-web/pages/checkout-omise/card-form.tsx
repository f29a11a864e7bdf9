import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cardBrandOf, TAKEN_BRANDS } from '../../features/payment/card-brand.ts';
import { CardMark } from '../../features/payment/card-mark.tsx';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LockKeyhole } from '../../ui/icons/lock-keyhole.tsx';
import {
  type Card,
  cardToken,
  expiryOf,
  grouped,
  isCardNumber,
  loadProvider,
} from './card-token.ts';

type CardFormProps = Readonly<{
  /** In baht. */
  amount: number;
  busy: boolean;
  onPay: (makeToken: () => Promise<string>) => void;
}>;

const BLANK: Card = { number: '', name: '', expiry: '', code: '' };

/** A card is never kept, not even over a reload. */
export function CardForm({ amount, busy, onPay }: CardFormProps) {
  const { t } = useTranslation('checkoutOmise');
  const { config } = useApp();
  const { register, handleSubmit, formState, control } = useForm<Card>({ defaultValues: BLANK });
  useEffect(() => {
    // ahead of its use; when it fails now, paying tries again and says so
    loadProvider(config.paymentScriptUrl).catch(() => {});
  }, [config.paymentScriptUrl]);

  const pay = handleSubmit((card) => onPay(() => cardToken(card, config)));
  return (
    <form noValidate onSubmit={(event) => void pay(event)} className="grid gap-4">
      {config.demo && (
        <p className="rounded-xl bg-info-soft p-3 text-info text-sm">{t('card.demo')}</p>
      )}
      <CardBrands number={useWatch({ control, name: 'number' })} />
      <CardFields register={register} errors={formState.errors} />
      <p className="flex gap-2 text-muted text-sm">
        <LockKeyhole className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {t('card.safe')}
      </p>
      <Button type="submit" busy={busy}>
        {t('pay', { amount: formatBaht(amount) })}
      </Button>
    </form>
  );
}

type Form = ReturnType<typeof useForm<Card>>;

function CardFields({
  register,
  errors,
}: Readonly<{ register: Form['register']; errors: Form['formState']['errors'] }>) {
  const { t } = useTranslation(['checkoutOmise', 'shell']);
  const needed = (text: string) => text.trim() !== '' || t('shell:required');
  const number = register('number', {
    validate: { needed, number: (text) => isCardNumber(text) || t('card.invalidNumber') },
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('card.number')}
        inputMode="numeric"
        plain={plainNumber}
        autoComplete="cc-number"
        maxLength={23}
        className="sm:col-span-2"
        error={errors.number?.message}
        {...number}
        onChange={(event) => {
          event.target.value = grouped(event.target.value);
          void number.onChange(event);
        }}
      />
      <TextField
        label={t('card.name')}
        autoComplete="cc-name"
        maxLength={100}
        className="sm:col-span-2"
        error={errors.name?.message}
        {...register('name', { validate: needed })}
      />
      <TextField
        label={t('card.expiry')}
        hint={t('card.expiryHint')}
        inputMode="numeric"
        plain={plainNumber}
        autoComplete="cc-exp"
        maxLength={7}
        error={errors.expiry?.message}
        {...register('expiry', {
          validate: {
            needed,
            expiry: (text) => expiryOf(text) !== undefined || t('card.invalidExpiry'),
          },
        })}
      />
      <TextField
        label={t('card.code')}
        inputMode="numeric"
        plain={plainNumber}
        autoComplete="cc-csc"
        maxLength={4}
        error={errors.code?.message}
        {...register('code', {
          validate: {
            needed,
            code: (text) => /^\d{3,4}$/.test(text.trim()) || t('card.invalidCode'),
          },
        })}
      />
    </div>
  );
}

/** The brands that are taken; that of the number being typed stands out, and is said. */
function CardBrands({ number }: Readonly<{ number: string }>) {
  const { t } = useTranslation();
  const typed = cardBrandOf(number);
  return (
    <div>
      <ul aria-label={t('footer.cards')} className="flex gap-2">
        {TAKEN_BRANDS.map((brand) => (
          <li
            key={brand}
            data-lit={brand === typed || undefined}
            className={`rounded-md transition-opacity data-lit:outline-2 data-lit:outline-brand-ink data-lit:outline-offset-2 ${typed && brand !== typed ? 'opacity-35' : ''}`}
          >
            <CardMark brand={brand} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {typed}
      </p>
    </div>
  );
}
