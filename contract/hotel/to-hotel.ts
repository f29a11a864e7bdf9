import type { HotelPictures } from '@baanpak/domain/hotel/hotel.ts';
import { type HotelDetails, isVatRegistered } from '@baanpak/domain/hotel/hotel-details.ts';
import { averageOf, NO_RATING, type Rating } from '@baanpak/domain/review/review-scores.ts';
import { policyOf } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import { chatLink } from '@baanpak/domain/values/people/chat-link.ts';
import { findProvince } from '@baanpak/domain/values/place/provinces.ts';
import { pictureUrl, pictureUrls } from '../fields/picture-url.ts';
import type { HotelJson, StaffHotelJson, StayHotelJson } from './hotel.ts';

/** What a read table or a folded stream knows of a hotel. */
export type HotelFacts = Readonly<{
  hotelId: string;
  ownerId: string;
  slug: string;
  disabled: boolean;
  details: HotelDetails;
  pictures: Partial<HotelPictures>;
  /** Of its guests; left out where nobody asks for it. */
  reviews?: Rating | undefined;
  /** Revision of the hotel's stream. */
  version: number;
}>;

/** A hotel as guests read it. */
export function toStayHotel(facts: HotelFacts): StayHotelJson {
  const { hotelId, ownerId, slug, disabled, details, pictures, version } = facts;
  const { reviews = NO_RATING } = facts;
  const { bank, bankAccountNumber, bankAccountName, promptPayId, taxId, ...open } = details;
  const { facilities, sideViews, ...described } = open;
  const province = findProvince(details.provinceId);
  return {
    _id: hotelId,
    ownerId,
    hotelNameSlug: slug,
    ...described,
    // what was kept before only links were: nothing else may become one
    contactChat: described.contactChat && (chatLink(described.contactChat) ?? null),
    province: province ? { th: province.th, en: province.en } : null,
    cancellationPolicy: [...policyOf(details)],
    registeredName: described.registeredName ?? null,
    registeredAddress: described.registeredAddress ?? null,
    // to guests, who do not see its tax id: whether its documents name VAT
    vatRegistered: isVatRegistered(details),
    facilities: [...facilities],
    sideViews: [...sideViews],
    ...pictured(pictures),
    reviewScore: averageOf(reviews),
    reviewCount: reviews.count,
    disabled,
    version,
  };
}

const pictured = ({
  cover = null,
  gallery = [],
  logo = null,
  payment = null,
}: Partial<HotelPictures>) => ({
  imageUrl: pictureUrl(cover),
  imagesUrl: pictureUrls(gallery),
  imageLogoUrl: pictureUrl(logo),
  imagePaymentUrl: pictureUrl(payment),
  idBackgroundCover: cover,
  idsGallery: [...gallery],
  idLogo: logo,
  idPayment: payment,
});

/** `minPrice` in satang; null where no room is open. */
export const toHotel = (facts: HotelFacts, minPrice: Satang | null): HotelJson => ({
  ...toStayHotel(facts),
  minPrice: minPrice === null ? null : toBaht(minPrice),
});

/** With what concerns the hotel's money; `minPrice` as above. */
export function toStaffHotel(facts: HotelFacts, minPrice: Satang | null): StaffHotelJson {
  const { bank, bankAccountNumber, bankAccountName, promptPayId, taxId } = facts.details;
  const { vatRegistered = true } = facts.details;
  const money = { bank, bankAccountNumber, bankAccountName, promptPayId, taxId, vatRegistered };
  return { ...toHotel(facts, minPrice), ...money };
}
