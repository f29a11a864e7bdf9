import type { HotelScenes } from './hotel-scenes.ts';
import { ariSaiSai } from './hotels/ari-sai-sai.ts';
import { bandaiChaMaeSalong } from './hotels/bandai-cha-mae-salong.ts';
import { hingHoiKoChang } from './hotels/hing-hoi-ko-chang.ts';
import { hornbillTideLanta } from './hotels/hornbill-tide-lanta.ts';
import { jamjureeCanalHouse } from './hotels/jamjuree-canal-house.ts';
import { khomChaoLeBoPhut } from './hotels/khom-chao-le-bo-phut.ts';
import { kiKaoMueangNan } from './hotels/ki-kao-mueang-nan.ts';
import { phaKhaoAoNang } from './hotels/pha-khao-ao-nang.ts';
import { phaiLoiNamSaiYok } from './hotels/phai-loi-nam-sai-yok.ts';
import { phanMaphraoLamai } from './hotels/phan-maphrao-lamai.ts';
import { sakNangAen } from './hotels/sak-nang-aen.ts';
import { sevenMistsMaeRim } from './hotels/seven-mists-mae-rim.ts';
import { sonRimSaiPranBuri } from './hotels/son-rim-sai-pran-buri.ts';
import { talayNgoenKata } from './hotels/talay-ngoen-kata.ts';
import { thirteenShuttersPhuket } from './hotels/thirteen-shutters-phuket.ts';
import { trainWhistleHuaHin } from './hotels/train-whistle-hua-hin.ts';

/** What is drawn for every demo hotel, by its slug. */
export const HOTEL_SCENES: Readonly<Record<string, HotelScenes>> = {
  'ari-sai-sai': ariSaiSai,
  'bandai-cha-mae-salong': bandaiChaMaeSalong,
  'hing-hoi-ko-chang': hingHoiKoChang,
  'hornbill-tide-lanta': hornbillTideLanta,
  'jamjuree-canal-house': jamjureeCanalHouse,
  'khom-chao-le-bo-phut': khomChaoLeBoPhut,
  'ki-kao-mueang-nan': kiKaoMueangNan,
  'pha-khao-ao-nang': phaKhaoAoNang,
  'phai-loi-nam-sai-yok': phaiLoiNamSaiYok,
  'phan-maphrao-lamai': phanMaphraoLamai,
  'sak-nang-aen': sakNangAen,
  'seven-mists-mae-rim': sevenMistsMaeRim,
  'son-rim-sai-pran-buri': sonRimSaiPranBuri,
  'talay-ngoen-kata': talayNgoenKata,
  'thirteen-shutters-phuket': thirteenShuttersPhuket,
  'train-whistle-hua-hin': trainWhistleHuaHin,
};
