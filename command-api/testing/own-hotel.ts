import { randomUUID } from 'node:crypto';
import { type RoomOptions, registerHotel, registerRoom } from './catalogue.ts';
import type { Shop } from './shop.ts';
import { hire } from './staff.ts';

/** An owner with a hotel of their own in a shop, and somebody of each role who works there or for all. */
export async function openOwnHotel({ ports }: Pick<Shop, 'ports'>) {
  const owner = await hire(ports, 'owner');
  const hotel = await registerHotel(ports.commands, `hotel-${randomUUID()}`, owner.userId);
  return {
    owner,
    hotel,
    admin: await hire(ports, 'admin'),
    officer: await hire(ports, 'officer', owner.userId),
    visitor: await hire(ports, 'visitor', owner.userId),
    auditor: await hire(ports, 'auditor'),
    otherOwner: await hire(ports, 'owner'),
    newRoom: (options: RoomOptions = {}) => registerRoom(ports.commands, hotel, options),
  };
}

export type OwnHotel = Awaited<ReturnType<typeof openOwnHotel>>;
