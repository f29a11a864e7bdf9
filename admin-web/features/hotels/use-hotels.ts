import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useGetList } from 'react-admin';
import { ownerResource } from '../../shell/addresses.ts';
import { useOwner } from '../../shell/owner.ts';

export type Hotel = StaffHotelJson & Readonly<{ id: string }>;

/** The hotels of the owner whose pages these are. */
export function useHotels() {
  const ownerId = useOwner();
  return useGetList<Hotel>(
    ownerResource(ownerId ?? '-', 'hotel-manage'),
    { sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { enabled: ownerId !== undefined, staleTime: 60_000 },
  );
}
