import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOwner } from '../app/owner.ts';
import { ownerResource } from '../app/pages.ts';
import { useServices } from '../app/services.ts';
import { useMay } from '../auth/me.ts';
import { useHotels } from '../hotels/use-hotels.ts';

/** Leads an owner none of whose hotels has a place on the map to where it is given, and says why. */
export function useLocationFirst(): void {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner();
  const mayWrite = useMay('write-hotels', ownerId);
  const notify = useNotify();
  const navigate = useNavigate();
  const { data: hotels } = useHotels();
  const isMissing = mayWrite && hotels?.every(({ locPlaces }) => locPlaces === null) === true;
  useEffect(() => {
    if (!isMissing || ownerId === undefined) return;
    notify(t('dashboard.location'), { type: 'error' });
    void navigate(`${basename}/${ownerResource(ownerId, 'hotel-manage')}`, { replace: true });
  }, [isMissing, ownerId, basename, notify, navigate, t]);
}
