import { useSearchParams } from 'react-router-dom';

/** The hotel that the address names, undefined for all of them, and what chooses another. */
export function useChosenHotel(): readonly [string | undefined, (hotelId: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (hotelId: string) =>
    setParameters(hotelId === '' ? {} : { hotelId }, { replace: true });
  return [parameters.get('hotelId') ?? undefined, choose];
}
