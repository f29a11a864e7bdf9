import { SITE_STREAM, site } from '@baanpak/domain/site/site.ts';
import { BANNER } from './pictures/catalogue.ts';
import type { DemoWorld } from './world.ts';

/** The demo's home page: its picture, and rooms of different places. */
export async function loadSite({ deps, id, context, picture }: DemoWorld): Promise<void> {
  const selectedRoomIds = SELECTED.map((room) => id('room', room));
  const data = { changes: { bannerId: picture(BANNER), selectedRoomIds } };
  await deps.commands.handle(site, SITE_STREAM, { type: 'ReviseSite', data }, context);
}

/** By hotel and room: by the sea, in the hills, on a river, in town. */
const SELECTED = [
  'talay-ngoen-kata/cliff-pool-villa',
  'seven-mists-mae-rim/mist-cabin',
  'hornbill-tide-lanta/beachfront-bungalow',
  'sak-nang-aen/teak-deluxe',
  'thirteen-shutters-phuket/courtyard-queen',
  'phai-loi-nam-sai-yok/bamboo-raft',
  'ari-sai-sai/long-stay-studio',
  'bandai-cha-mae-salong/oolong-room',
  'phan-maphrao-lamai/seafront-house',
];
