import { AirVent } from '../ui/icons/air-vent.tsx';
import { Baby } from '../ui/icons/baby.tsx';
import { Bath } from '../ui/icons/bath.tsx';
import { BedDouble } from '../ui/icons/bed-double.tsx';
import { BedSingle } from '../ui/icons/bed-single.tsx';
import { Bike } from '../ui/icons/bike.tsx';
import { Car } from '../ui/icons/car.tsx';
import { Check } from '../ui/icons/check.tsx';
import { Coffee } from '../ui/icons/coffee.tsx';
import { CookingPot } from '../ui/icons/cooking-pot.tsx';
import { Fan } from '../ui/icons/fan.tsx';
import { Flame } from '../ui/icons/flame.tsx';
import type { Icon } from '../ui/icons/icon.tsx';
import { LampDesk } from '../ui/icons/lamp-desk.tsx';
import { Mountain } from '../ui/icons/mountain.tsx';
import { PawPrint } from '../ui/icons/paw-print.tsx';
import { Refrigerator } from '../ui/icons/refrigerator.tsx';
import { Sailboat } from '../ui/icons/sailboat.tsx';
import { ShowerHead } from '../ui/icons/shower-head.tsx';
import { Sofa } from '../ui/icons/sofa.tsx';
import { SquareParking } from '../ui/icons/square-parking.tsx';
import { Sun } from '../ui/icons/sun.tsx';
import { Trees } from '../ui/icons/trees.tsx';
import { Tv } from '../ui/icons/tv.tsx';
import { Utensils } from '../ui/icons/utensils.tsx';
import { WashingMachine } from '../ui/icons/washing-machine.tsx';
import { Waves } from '../ui/icons/waves.tsx';
import { Wifi } from '../ui/icons/wifi.tsx';

/** By the names owners choose for what a room offers, and by the codes of what a hotel offers. */
const ICONS: Readonly<Partial<Record<string, Icon>>> = {
  wifi: Wifi,
  parking: SquareParking,
  'single-bed': BedSingle,
  'master-bed': BedDouble,
  'pet-allowed': PawPrint,
  'swimming-pool': Waves,
  bathroom: Bath,
  'air-conditioner': AirVent,
  'air-vent': AirVent,
  fan: Fan,
  'bed-double': BedDouble,
  'bed-single': BedSingle,
  sofa: Sofa,
  'shower-head': ShowerHead,
  bath: Bath,
  sun: Sun,
  trees: Trees,
  waves: Waves,
  mountain: Mountain,
  tv: Tv,
  refrigerator: Refrigerator,
  coffee: Coffee,
  'lamp-desk': LampDesk,
  'cooking-pot': CookingPot,
  'washing-machine': WashingMachine,
  flame: Flame,
  car: Car,
  'paw-print': PawPrint,
  baby: Baby,
  bike: Bike,
  sailboat: Sailboat,
  utensils: Utensils,
};

/** A tick for names nobody drew. */
export const iconOf = (name: string): Icon => ICONS[name] ?? Check;
