import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { useQuery } from '@tanstack/react-query';
import { owes } from '../../features/bookings/booking.ts';
import { useChosenHotel } from '../../features/hotels/hotels.ts';
import { ownerResource } from '../../shell/addresses.ts';
import { allOf } from '../../shell/api/data-provider.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { today } from '../../ui/formats.ts';

/** In ms: what others do is seen after it, where nothing tells of it sooner. */
const EVERY = 60_000;

type Stays = readonly Booking[] | undefined;
type Group =
  | 'arrivals'
  | 'departures'
  | 'inHouse'
  | 'owing'
  | 'overdueArrivals'
  | 'overdueDepartures';

/**
 * Today's stays of the owner's hotels, or of the chosen one, by what is to be done, and those of days before about
 * which nobody has decided; undefined until they came.
 */
export function useStaysOfToday(): Readonly<Record<Group | 'holds', Stays> & { isError: boolean }> {
  const { dataProvider } = useServices();
  const ownerId = useOwner() ?? '-';
  const [hotelId] = useChosenHotel();
  const resource = ownerResource(ownerId, 'book-manage');
  const day = today();
  const ofHotel = hotelId === undefined ? {} : { hotelId };
  const stays = useQuery({
    queryKey: [resource, 'today', day, hotelId],
    queryFn: async () => {
      const [booked, completed] = await Promise.all([
        allOf<Booking>(dataProvider, resource, { ...ofHotel, status: ['Booked'], to: day }),
        // a stay counts on its last night: those that left today began theirs yesterday
        allOf<Booking>(dataProvider, resource, {
          ...{ ...ofHotel, status: ['Completed'] },
          ...{ from: addDays(day, -1), to: day },
        }),
      ]);
      // one that is completed between the two reads is in both
      return [...new Map([...booked, ...completed].map((stay) => [stay.id, stay])).values()];
    },
    refetchInterval: EVERY,
  });
  const holds = useQuery({
    queryKey: [resource, 'holds', hotelId],
    queryFn: () => allOf<Booking>(dataProvider, resource, { ...ofHotel, status: ['Reserved'] }),
    refetchInterval: EVERY,
  });
  return { ...sorted(stays.data, day), holds: holds.data, isError: stays.isError || holds.isError };
}

export const sorted = (stays: Stays, day: string): Readonly<Record<Group, Stays>> => ({
  arrivals: stays?.filter(
    ({ checkInDate, checkInStatus, status, noShow }) =>
      checkInDate === day && !checkInStatus && status === 'Booked' && !noShow,
  ),
  departures: stays?.filter(
    ({ checkOutDate, checkInStatus, checkOutStatus }) =>
      checkOutDate === day && checkInStatus && !checkOutStatus,
  ),
  inHouse: stays?.filter(({ checkInStatus, checkOutStatus }) => checkInStatus && !checkOutStatus),
  owing: stays?.filter((stay) => owes(stay) && !stay.noShow),
  overdueArrivals: stays?.filter(
    ({ status, checkInDate, checkInStatus }) =>
      status === 'Booked' && checkInDate < day && !checkInStatus,
  ),
  overdueDepartures: stays?.filter(
    ({ status, checkOutDate, checkInStatus, checkOutStatus }) =>
      status === 'Booked' && checkOutDate < day && checkInStatus && !checkOutStatus,
  ),
});
