import { isThaiTaxId } from '@baanpak/domain/values/money/tax-invoice.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isBlock } from '../../features/bookings/booking.ts';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { useLettersWarning } from '../../ui/form/fields.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';

const OPEN: readonly Booking['status'][] = ['Reserved', 'Booked', 'Completed'];

/** A button that states whom the tax invoice is made out to, until it is issued. */
export function BuyerButton({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const mayState = useMay('take-bookings', booking.ownerId);
  const { status, taxInvoice, taxInvoiceNumber } = booking;
  const isOpen = OPEN.includes(status) && taxInvoiceNumber === null && !isBlock(booking);
  // a dialog that is open stays, to say what the server thinks of it
  if (!mayState || !(isOpen || isAsked)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {t(taxInvoice ? 'taxInvoice.change' : 'taxInvoice.state')}
      </Button>
      {isAsked && <BuyerDialog booking={booking} onClose={() => setAsked(false)} />}
    </>
  );
}

type Buyer = Readonly<Record<'name' | 'taxId' | 'branch' | 'address', string> & { lang: Language }>;
type BuyerDialogProps = Readonly<{ booking: Booking; onClose: () => void }>;

/** Whom a stay's tax invoice is made out to, or that nobody wants one. */
function BuyerDialog({ booking, onClose }: BuyerDialogProps) {
  const { t } = useTranslation();
  const { taxInvoice } = booking;
  const { send, isPending, refused } = useBookingChange(booking, t('taxInvoice.saved'), onClose);
  const { register, handleSubmit, formState, watch } = useForm<Buyer>({
    defaultValues: {
      ...EMPTY,
      lang: booking.lang,
      ...taxInvoice,
      branch: taxInvoice?.branch ?? '',
    },
  });
  const field = (
    name: Exclude<keyof Buyer, 'lang'>,
    most: number,
    hint: string | undefined,
    rules: Rules,
  ) => ({
    ...register(name, rules),
    label: t(`taxInvoice.${name}`),
    error: formState.errors[name] !== undefined,
    helperText: formState.errors[name]?.message ?? hint,
    slotProps: { htmlInput: { maxLength: most, autoComplete: 'off' } },
  });
  const unprinted = {
    name: useLettersWarning(watch('name'), 'one-line'),
    address: useLettersWarning(watch('address'), 'lines'),
  };
  const validate = (text: string) => text.trim() !== '' || t('required');
  const isTaxId = (text: string) => isThaiTaxId(plain(text)) || t('hotel.wrongTaxId');
  const isBranch = (text: string) => /^(\d{5})?$/.test(plain(text)) || t('taxInvoice.wrongBranch');
  return (
    <FormDialog
      title={t(taxInvoice ? 'taxInvoice.change' : 'taxInvoice.state')}
      button={t('taxInvoice.save')}
      {...{ refused, isPending, onClose }}
      onSubmit={handleSubmit((buyer) => send({ taxInvoice: sentOf(buyer, booking.lang) }))}
    >
      <TextField {...field('name', 200, unprinted.name, { validate })} sx={{ mt: 1 }} />
      <TextField {...field('taxId', 20, undefined, { validate: isTaxId })} inputMode="numeric" />
      <TextField
        {...field('branch', 5, t('taxInvoice.branchHint'), { validate: isBranch })}
        inputMode="numeric"
      />
      <TextField
        {...field(
          'address',
          500,
          [t('taxInvoice.hint'), unprinted.address].filter(Boolean).join(' · '),
          { validate },
        )}
        multiline
        minRows={2}
      />
      <TextField
        select
        label={t('language')}
        defaultValue={taxInvoice?.lang ?? booking.lang}
        {...register('lang')}
      >
        <MenuItem value="th">{t('inThai')}</MenuItem>
        <MenuItem value="en">{t('inEnglish')}</MenuItem>
      </TextField>
      {taxInvoice && (
        <Button onClick={() => send({ taxInvoice: null })} sx={{ justifySelf: 'start' }}>
          {t('taxInvoice.none')}
        </Button>
      )}
    </FormDialog>
  );
}

type Rules = RegisterOptions<Buyer>;

const EMPTY = { name: '', taxId: '', branch: '', address: '' };

/** People write numbers in groups. */
const plain = (number: string): string => plainNumber(number).replace(/[\s-]/g, '');

/** A language that is the guest's needs no saying. */
const sentOf = ({ name, taxId, branch, address, lang }: Buyer, guests: Language) => ({
  name: name.trim(),
  taxId: plain(taxId),
  branch: plain(branch) || null,
  address: address.trim(),
  ...(lang !== guests && { lang }),
});
