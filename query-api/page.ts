import { MOST_PER_PAGE } from '@baanpak/contract/answers/paging.ts';

/** A page asked for: what is answered about it, and where it lies. */
export type PageRange = Readonly<{ page: number; perPage: number; limit: number; offset: number }>;

/** A page's size is cut to the most there may be. */
export function pageOf(
  asked: Readonly<{ page: number; perPage: number; offset?: number }>,
): PageRange {
  const perPage = Math.min(asked.perPage, MOST_PER_PAGE);
  const { page, offset = (page - 1) * perPage } = asked;
  return { page, perPage, limit: perPage, offset };
}
