import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { Party } from '../search/party.ts';

type Takes = Pick<RoomJson, 'maxGuests' | 'kidsAllowed' | 'petsAllowed'>;

/** What keeps a room from those who come: children, pets, or their number; undefined where nothing does. */
export const unfit = ({ maxGuests, kidsAllowed, petsAllowed }: Takes, party: Party) =>
  party.kid > 0 && !kidsAllowed
    ? 'noKids'
    : party.pet > 0 && !petsAllowed
      ? 'noPets'
      : party.guests > maxGuests
        ? 'sleeps'
        : undefined;
