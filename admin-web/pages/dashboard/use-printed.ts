import { useLocation, useSearchParams } from 'react-router-dom';

/** What of the dashboard is printed: a list of today's arrivals, or a registration card for each. */
export const PRINTED = ['arrivals', 'cards'] as const;
type Printed = (typeof PRINTED)[number];

/** What the address asks to be printed, and the address that asks for it. */
export function usePrinted() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const asked = parameters.get('print');
  const addressOf = (print: Printed | undefined) => {
    const query = new URLSearchParams(parameters);
    query.delete('print');
    if (print) query.set('print', print);
    return `${pathname}?${query}`;
  };
  return { printed: PRINTED.find((each) => each === asked), addressOf };
}
