import { SITE_STREAM, site } from '@baanpak/domain/site/site.ts';
import { taxId } from './demo-hotel.ts';
import { BANNER } from './pictures/catalogue.ts';
import type { DemoWorld } from './world.ts';

/** The demo's home page: its picture, and rooms of different places. */
export async function loadSite({ ports, id, context, picture }: DemoWorld): Promise<void> {
  const selectedRoomIds = SELECTED.map((room) => id('room', room));
  const changes = { bannerId: picture(BANNER), selectedRoomIds, ...MARKETPLACE };
  const data = { changes };
  await ports.commands.handle(site, SITE_STREAM, { type: 'ReviseSite', data }, context);
}

/** Anyone who runs the demo; the number is nobody's, as those of its hotels. */
const MARKETPLACE = {
  registeredName: { th: 'บริษัท บ้านพัก (สาธิต) จำกัด', en: 'Baanpak Demo Co., Ltd.' },
  registeredAddress: {
    th: '1 ถนนสาธิต เขตพระนคร กรุงเทพมหานคร 10200',
    en: '1 Demo Road, Phra Nakhon, Bangkok 10200',
  },
  ...{ taxId: taxId('1'), branch: '00000' },
};

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
