import { useSearchParams } from 'react-router-dom';

/** The event that the address names, and what names another; all else of the address stays. */
export function useLookedAt() {
  const [parameters, setParameters] = useSearchParams();
  const withEvent = (eventId: string) => {
    const query = new URLSearchParams(parameters);
    query.set('event', eventId);
    return query;
  };
  return {
    selected: parameters.get('event') ?? undefined,
    addressOf: (eventId: string) => `?${withEvent(eventId)}`,
    /** In the place of the one before: going back leaves the history. */
    select: (eventId: string) => setParameters(withEvent(eventId), { replace: true }),
  };
}
