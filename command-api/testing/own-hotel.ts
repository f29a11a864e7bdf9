import { randomUUID } from 'node:crypto';
import { type RoomOptions, registerHotel, registerRoom } from './catalogue.ts';
import type { Shop } from './shop.ts';
import { hire } from './staff.ts';

/** An owner with a hotel of their own in a shop, and somebody of each role who works there or for all. */
export async function openOwnHotel({ deps }: Pick<Shop, 'deps'>) {
  const owner = await hire(deps, 'owner');
  const hotel = await registerHotel(deps.commands, `hotel-${randomUUID()}`, owner.userId);
  return {
    owner,
    hotel,
    admin: await hire(deps, 'admin'),
    officer: await hire(deps, 'officer', owner.userId),
    visitor: await hire(deps, 'visitor', owner.userId),
    auditor: await hire(deps, 'auditor'),
    otherOwner: await hire(deps, 'owner'),
    newRoom: (options: RoomOptions = {}) => registerRoom(deps.commands, hotel, options),
  };
}

export type OwnHotel = Awaited<ReturnType<typeof openOwnHotel>>;
