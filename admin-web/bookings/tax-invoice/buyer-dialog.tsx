import { isThaiTaxId } from '@baanpak/domain/values/money/tax-invoice.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Booking } from '../booking.ts';
import { useBookingChange } from '../commands/use-booking-change.ts';

type Buyer = Readonly<Record<'name' | 'taxId' | 'branch' | 'address', string>>;
type BuyerDialogProps = Readonly<{ booking: Booking; onClose: () => void }>;

/** Whom a stay's tax invoice is made out to, or that nobody wants one. */
export function BuyerDialog({ booking, onClose }: BuyerDialogProps) {
  const { t } = useTranslation();
  const { taxInvoice } = booking;
  const { send, isPending, refused } = useBookingChange(booking, t('taxInvoice.saved'), onClose);
  const { register, handleSubmit, formState } = useForm<Buyer>({
    defaultValues: { ...EMPTY, ...taxInvoice, branch: taxInvoice?.branch ?? '' },
  });
  const field = (name: keyof Buyer, most: number, hint: string | undefined, rules: Rules) => ({
    ...register(name, rules),
    label: t(`taxInvoice.${name}`),
    error: formState.errors[name] !== undefined,
    helperText: formState.errors[name]?.message ?? hint,
    slotProps: { htmlInput: { maxLength: most, autoComplete: 'off' } },
  });
  const validate = (text: string) => text.trim() !== '' || t('required');
  const isTaxId = (text: string) => isThaiTaxId(plain(text)) || t('hotel.wrongTaxId');
  const isBranch = (text: string) => /^(\d{5})?$/.test(plain(text)) || t('taxInvoice.wrongBranch');
  return (
    <FormDialog
      title={t(taxInvoice ? 'taxInvoice.change' : 'taxInvoice.state')}
      button={t('taxInvoice.save')}
      {...{ refused, isPending, onClose }}
      onSubmit={handleSubmit((buyer) => send({ taxInvoice: sentOf(buyer) }))}
    >
      <TextField {...field('name', 200, undefined, { validate })} sx={{ mt: 1 }} />
      <TextField {...field('taxId', 20, undefined, { validate: isTaxId })} inputMode="numeric" />
      <TextField
        {...field('branch', 5, t('taxInvoice.branchHint'), { validate: isBranch })}
        inputMode="numeric"
      />
      <TextField
        {...field('address', 500, t('taxInvoice.hint'), { validate })}
        multiline
        minRows={2}
      />
      {taxInvoice && (
        <Button onClick={() => send({ taxInvoice: null })} sx={{ justifySelf: 'start' }}>
          {t('taxInvoice.none')}
        </Button>
      )}
    </FormDialog>
  );
}

type Rules = RegisterOptions<Buyer>;

const EMPTY: Buyer = { name: '', taxId: '', branch: '', address: '' };

/** People write numbers in groups. */
const plain = (number: string): string => plainNumber(number).replace(/[\s-]/g, '');

const sentOf = ({ name, taxId, branch, address }: Buyer) => ({
  name: name.trim(),
  taxId: plain(taxId),
  branch: plain(branch) || null,
  address: address.trim(),
});
