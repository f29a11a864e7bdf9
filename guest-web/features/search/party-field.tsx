import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type Party, usePartyWords } from './party.ts';

const PartyPicker = lazyPart(async () => (await import('./party-picker.tsx')).PartyPicker);

type PartyFieldProps = Readonly<{
  party: Party;
  onChange: (party: Party) => void;
  className?: string;
}>;

/** Guests, children and pets in a line; a press opens what counts them. */
export function PartyField({ party, onChange, className = '' }: PartyFieldProps) {
  const { t } = useTranslation('search');
  const words = usePartyWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      {Object.entries(party).map(([name, count]) => (
        <input key={name} type="hidden" name={name} value={count} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`min-h-11 w-full text-left ${className}`}
      >
        <span className="block font-medium text-muted text-sm">{t('guests')}</span>
        <span className="block min-h-8 truncate font-medium text-lg">{words(party)}</span>
      </button>
      {open && <PartyPicker party={party} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}
