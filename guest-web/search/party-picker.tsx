import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { changed, MOST, type Party } from './party.ts';

type PartyPickerProps = Readonly<{
  party: Party;
  onChange: (party: Party) => void;
  onClose: () => void;
}>;

/** Counts who comes along. Load it on use. */
export function PartyPicker({ party, onChange, onClose }: PartyPickerProps) {
  const { t } = useTranslation(['search', 'shell']);
  const counter = (kind: keyof Party, label: string, text?: string) => (
    <Stepper
      label={label}
      value={party[kind]}
      to={MOST[kind]}
      {...(text !== undefined && { text })}
      onChange={(count) => onChange(changed(party, kind, count))}
    />
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('whoComes')}>
      <div className="mt-5 grid gap-5 sm:grid-cols-3">
        {counter(
          'guests',
          t('allGuests'),
          party.guests === 0 ? t('anyGuests') : t('shell:guests', { count: party.guests }),
        )}
        {counter('kid', t('children'))}
        {counter('pet', t('petsAlong'))}
      </div>
      <p className="mt-4 text-muted text-sm">{t('partyHint')}</p>
      <Button onClick={onClose} className="mt-5 w-full">
        {t('done')}
      </Button>
    </Dialog>
  );
}
