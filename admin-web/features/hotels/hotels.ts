import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ownerResource } from '../../shell/addresses.ts';
import type { Hotel } from '../../shell/api/records.ts';
import { useOwner } from '../../shell/owner.ts';

/** The hotels of the owner whose pages these are. */
export function useHotels() {
  const ownerId = useOwner();
  return useGetList<Hotel>(
    ownerResource(ownerId ?? '-', 'hotel-manage'),
    { sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { enabled: ownerId !== undefined, staleTime: 60_000 },
  );
}

/** The hotel that the address names, undefined for all of them, and what chooses another. */
export function useChosenHotel(): readonly [string | undefined, (hotelId: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (hotelId: string) => {
    const query = new URLSearchParams(parameters);
    if (hotelId === '') query.delete('hotelId');
    else query.set('hotelId', hotelId);
    setParameters(query, { replace: true });
  };
  return [parameters.get('hotelId') ?? undefined, choose];
}
