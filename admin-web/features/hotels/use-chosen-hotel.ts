import { useSearchParams } from 'react-router-dom';

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
