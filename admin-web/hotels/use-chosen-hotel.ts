import { useSearchParams } from 'react-router-dom';

/** The hotel that the address names, undefined for all of them, and what chooses another. */
export function useChosenHotel(): readonly [string | undefined, (hotelId: string) => void] {
  const [parameters, setParameters] = useSearchParams();
<<<<<<< HEAD
  const choose = (hotelId: string) => {
    const query = new URLSearchParams(parameters);
    if (hotelId === '') query.delete('hotelId');
    else query.set('hotelId', hotelId);
    setParameters(query, { replace: true });
  };
=======
  const choose = (hotelId: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('hotelId', hotelId);
        if (hotelId === '') next.delete('hotelId');
        return next;
      },
      { replace: true },
    );
>>>>>>> d9eb80d (Show bookings as a timeline of rooms and dates)
  return [parameters.get('hotelId') ?? undefined, choose];
}
