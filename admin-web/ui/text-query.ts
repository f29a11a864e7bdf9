/** What the server is asked for by what was typed so far. */
export const textQuery = (typed: string) => (typed.trim() === '' ? {} : { q: typed.trim() });
