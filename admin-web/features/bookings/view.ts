export const VIEWS = ['timeline', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What a list writes into its address when it is filtered, sorted or turned. */
const OF_LIST = ['filter', 'sort', 'page', 'perPage'];

/** The view that an address names; one with parameters of a list is the list's. */
export function viewIn(address: URLSearchParams): View {
  const named = VIEWS.find((view) => view === address.get('view'));
  return named ?? (OF_LIST.some((name) => address.has(name)) ? 'list' : 'timeline');
}
