import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import type { Subject } from '../definition.ts';

/** What cells of several reports say of a row's subject. */
export const dateOf = ({ date }: Subject) => date;
export const firstAtOf = ({ firstAt }: Subject) => firstAt;
export const codeOf = ({ booking }: Subject) => booking?.code ?? null;
export const hotelOf = ({ hotel, language }: Subject) => hotel?.name[language] ?? null;
export const roomOf = ({ room, language }: Subject) => room?.title[language] ?? null;
export const checkInOf = ({ booking }: Subject) => booking?.checkIn ?? null;
export const checkOutOf = ({ booking }: Subject) => booking?.checkOut ?? null;
export const channelOf = ({ booking }: Subject) => booking?.channel ?? null;

const PROVINCE_OF = new Map<string, (typeof PROVINCES)[number]>(
  PROVINCES.map((province) => [province._id, province]),
);

export const provinceOf = ({ hotel, language }: Subject) =>
  PROVINCE_OF.get(hotel?.provinceId ?? '')?.[language] ?? null;
