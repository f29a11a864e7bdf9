import { after, type Instant, instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { toSecond } from './provider-id.ts';
import type { List } from './provider-objects.ts';
import { type Body, integer, text, time } from './request-body.ts';
import type { ObjectPage } from './store.ts';

const MOST = 100;
const USUAL = 20;

/** The provider's paging parameters: limit (20, at most 100), offset, order, from, to. */
export const pageIn = (query: Body, now: Instant): ObjectPage => ({
  from: time(query.from, 'from') ?? instant(0),
  to: time(query.to, 'to') ?? after(now, MINUTE),
  order: text(query.order) === 'reverse_chronological' ? 'reverse_chronological' : 'chronological',
  offset: Math.max(0, integer(query.offset) ?? 0),
  limit: Math.min(MOST, Math.max(1, integer(query.limit) ?? USUAL)),
});

export const listAnswer = <Item>(
  data: readonly Item[],
  total: number,
  location: string,
  { from, to, order, offset, limit }: ObjectPage,
): List<Item> => ({
  object: 'list',
  data,
  limit,
  offset,
  total,
  location,
  order,
  from: toSecond(from),
  to: toSecond(to),
});
