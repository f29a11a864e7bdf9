import { type Criteria, searchFor } from '../search/criteria.ts';
import type { Party } from '../search/party.ts';

type Asked = Partial<Pick<Criteria, 'stay' | keyof Party>> &
  Readonly<{
    /** The room that is shown first. */
    room?: string | undefined;
  }>;

/** The address of a hotel's page, of the Thai site. */
export function hotelPath(slug: string, { room, ...criteria }: Asked): string {
  const query = new URLSearchParams(searchFor(criteria));
  if (room) query.set('room', room);
  return `/hotel/${slug}?${query}`;
}
