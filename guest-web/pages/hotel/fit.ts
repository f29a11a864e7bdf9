import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { Party } from '../../features/search/party.ts';

type Takes = Pick<RoomJson, 'maxGuests' | 'kidsAllowed' | 'petsAllowed'>;

/** What keeps a room from those who come: children, pets, or their number; empty where it takes them all. */
export const unfit = ({ maxGuests, kidsAllowed, petsAllowed }: Takes, party: Party) => [
  ...(party.kid > 0 && !kidsAllowed ? (['noKids'] as const) : []),
  ...(party.pet > 0 && !petsAllowed ? (['noPets'] as const) : []),
  ...(party.guests > maxGuests ? (['sleeps'] as const) : []),
];
