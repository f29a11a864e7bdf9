import type { DemoHotel } from './demo-hotel.ts';
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

/** The invented hotels a fresh installation shows; none is a real business. */
export const demoCatalogue: readonly DemoHotel[] = [
  talayNgoenKata,
  sakNangAen,
  jamjureeCanalHouse,
  phanMaphraoLamai,
  phaKhaoAoNang,
  trainWhistleHuaHin,
  sevenMistsMaeRim,
  phaiLoiNamSaiYok,
  bandaiChaMaeSalong,
  thirteenShuttersPhuket,
  hornbillTideLanta,
  khomChaoLeBoPhut,
  ariSaiSai,
  sonRimSaiPranBuri,
  kiKaoMueangNan,
  hingHoiKoChang,
];
