import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { adultsOf, type Counted, changedParty, MOST, type Party } from './party.ts';

type PartyPickerProps = Readonly<{
  party: Party;
  onChange: (party: Party) => void;
  onClose: () => void;
}>;

/** Counts who comes along. Load it on use. */
export function PartyPicker({ party, onChange, onClose }: PartyPickerProps) {
  const { t } = useTranslation('search');
  const adults = adultsOf(party);
  const counter = (kind: Counted, label: string, value: number, more: object = {}) => (
    <Stepper
      label={label}
      value={value}
      to={MOST[kind]}
      {...more}
      onChange={(count) => onChange(changedParty(party, kind, count))}
    />
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('whoComes')}>
      <div className="mt-5 grid gap-5 sm:grid-cols-3">
        {counter('adults', t('allAdults'), adults, {
          from: party.kid > 0 ? 1 : 0,
          ...(adults === 0 && { text: t('anyGuests') }),
        })}
        {counter('kid', t('children'), party.kid)}
        {counter('pet', t('petsAlong'), party.pet)}
      </div>
      <p className="mt-4 text-muted text-sm">{t('partyHint')}</p>
      <Button onClick={onClose} className="mt-5 w-full">
        {t('done')}
      </Button>
    </Dialog>
  );
}
