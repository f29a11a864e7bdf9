import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import type { ReportSubject } from '../definition.ts';

/** What cells of several reports say of a row's subject. */
export const dateOf = ({ date }: ReportSubject) => date;
export const firstAtOf = ({ firstAt }: ReportSubject) => firstAt;
export const codeOf = ({ booking }: ReportSubject) => booking?.code ?? null;
export const hotelOf = ({ hotel, language }: ReportSubject) => hotel?.name[language] ?? null;
export const roomOf = ({ room, language }: ReportSubject) => room?.title[language] ?? null;
export const checkInOf = ({ booking }: ReportSubject) => booking?.checkIn ?? null;
export const checkOutOf = ({ booking }: ReportSubject) => booking?.checkOut ?? null;
export const channelOf = ({ booking }: ReportSubject) => booking?.channel ?? null;

const PROVINCE_OF = new Map<string, (typeof PROVINCES)[number]>(
  PROVINCES.map((province) => [province._id, province]),
);

export const provinceOf = ({ hotel, language }: ReportSubject) =>
  PROVINCE_OF.get(hotel?.provinceId ?? '')?.[language] ?? null;
