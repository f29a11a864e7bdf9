import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Hotel, useHotels } from '../../features/hotels/use-hotels.ts';
import { ownerResource } from '../../shell/addresses.ts';
import { allOf } from '../../shell/api/all-of.ts';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';

/** Leads an owner none of whose hotels has a place on the map to where it is given, and says why. */
export function useLocationFirst(): void {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner();
  const mayWrite = useMay('write-hotels', ownerId);
  const notify = useNotify();
  const navigate = useNavigate();
  const isMissing = useNoneIsPlaced(ownerId) && mayWrite;
  useEffect(() => {
    if (!isMissing || ownerId === undefined) return;
    notify(t('dashboard.location'), { type: 'error' });
    void navigate(`${basename}/${ownerResource(ownerId, 'hotel-manage')}`, { replace: true });
  }, [isMissing, ownerId, basename, notify, navigate, t]);
}

const hasNoPlace = ({ locPlaces }: Hotel) => locPlaces === null;

/** Whether no hotel of the owner has a place; all are looked at only where the first ones have none. */
function useNoneIsPlaced(ownerId: string | undefined): boolean {
  const { dataProvider } = useServices();
  const { data: first, total = 0 } = useHotels();
  const noneOfFirst = first?.every(hasNoPlace) === true;
  const areMore = noneOfFirst && total > first.length;
  const resource = ownerResource(ownerId ?? '-', 'hotel-manage');
  const { data: all } = useQuery({
    queryKey: [resource, 'all'],
    queryFn: () => allOf<Hotel>(dataProvider, resource, {}),
    enabled: areMore,
    staleTime: 60_000,
  });
  return noneOfFirst && (!areMore || all?.every(hasNoPlace) === true);
}
