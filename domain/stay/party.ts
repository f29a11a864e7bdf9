import { Refusal } from '../values/decider/refusal.ts';

/** Who comes; `guests` counts children too. */
export type Party = Readonly<{ guests: number; children: number; pets: number }>;
/** Whom a room takes. */
export type RoomTakes = Readonly<{
  maxGuests: number;
  kidsAllowed: boolean;
  petsAllowed: boolean;
}>;

const MOST_PETS = 5;

/** Refuses a party the room does not take, whoever asks for it: a guest's cart as the desk. */
export function assertRoomTakes({ guests, children, pets }: Party, room: RoomTakes): void {
  if (guests > room.maxGuests) refuse(`The room is for ${room.maxGuests} guests`);
  if (children > guests) refuse('Children are counted among the guests');
  if (children > 0 && !room.kidsAllowed) refuse('The room takes no children');
  if (pets > 0 && !room.petsAllowed) refuse('The room takes no pets');
  if (pets > MOST_PETS) refuse(`A room takes ${MOST_PETS} pets at most`);
}

function refuse(because: string): never {
  throw new Refusal('too-many-guests', because);
}

/** Refuses an online check-in where the hotel has none. */
export function assertChecksIn(
  method: 'Online' | 'At Hotel',
  hotel: Readonly<{ checkInOnline: boolean }>,
): void {
  if (method === 'Online' && !hotel.checkInOnline)
    throw new Refusal('no-online-check-in', 'This hotel has no online check-in');
}
