import type { HotelDetails } from '@baanpak/domain/hotel/hotel.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money.ts';
import { findProvince } from '@baanpak/domain/values/provinces.ts';
import type { HotelJson, StayHotelJson } from './hotel.ts';

/** What a read table or a folded stream knows of a hotel. */
export type HotelFacts = Readonly<{
  hotelId: string;
  ownerId: string;
  slug: string;
  disabled: boolean;
  details: HotelDetails;
  /** Revision of the hotel's stream. */
  version: number;
}>;

/** A hotel as guests read it; pictures and reviews are not there yet. */
export function toStayHotel(facts: HotelFacts): StayHotelJson {
  const { hotelId, ownerId, slug, disabled, details, version } = facts;
  const { bank, bankAccountNumber, bankAccountName, promptPayId, taxId, ...open } = details;
  const { facilities, sideViews, ...described } = open;
  const province = findProvince(details.provinceId);
  return {
    _id: hotelId,
    ownerId,
    hotelNameSlug: slug,
    ...described,
    province: province ? { th: province.th, en: province.en } : null,
    cancellationPolicy: null,
    facilities: [...facilities],
    sideViews: [...sideViews],
    imageUrl: null,
    imagesUrl: [],
    imageLogoUrl: null,
    imagePaymentUrl: null,
    idBackgroundCover: null,
    idsGallery: [],
    idLogo: null,
    idPayment: null,
    reviewScore: null,
    reviewCount: 0,
    disabled,
    version,
  };
}

/** `minPrice` in satang; null where no room is open. */
export const toHotel = (facts: HotelFacts, minPrice: Satang | null): HotelJson => ({
  ...toStayHotel(facts),
  minPrice: minPrice === null ? null : toBaht(minPrice),
});
