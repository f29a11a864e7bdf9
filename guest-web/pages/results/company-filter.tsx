import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../features/search/criteria.ts';
import type { HotelCounts } from '../../features/search/hotel-search.ts';
import { changedParty, MOST } from '../../features/search/party.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { useSearchAgain } from './use-search-again.ts';

type CompanyFilterProps = Readonly<{ criteria: Criteria; counts: HotelCounts | undefined }>;

/** Children and pets, counted; with how many hotels would take some. */
export function CompanyFilter({ criteria, counts }: CompanyFilterProps) {
  const { t } = useTranslation(['results', 'search']);
  const searchAgain = useSearchAgain();
  const { guests, kid, pet } = criteria;
  const counter = (kind: 'kid' | 'pet', label: string) => (
    <div>
      <Stepper
        label={label}
        value={criteria[kind]}
        to={MOST[kind]}
        onChange={(count) =>
          searchAgain({ ...criteria, ...changedParty({ guests, kid, pet }, kind, count) })
        }
      />
      {counts && <p className="text-muted text-sm">{t('wouldFit', { count: counts[kind] })}</p>}
    </div>
  );
  return (
    <div className="grid grid-cols-2 gap-x-10 gap-y-4">
      {counter('kid', t('search:children'))}
      {counter('pet', t('search:petsAlong'))}
    </div>
  );
}
