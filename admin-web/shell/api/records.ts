import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { EventJson } from '@baanpak/contract/events/event.ts';
import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import type { PartnerJson } from '@baanpak/contract/partner/partner.ts';
import type { StaffPaymentJson } from '@baanpak/contract/payment/staff-payment.ts';
import type { StaffRefundJson } from '@baanpak/contract/refund/staff-refund.ts';
import type { StaffReviewJson } from '@baanpak/contract/review/review.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { StaffSiteJson } from '@baanpak/contract/site/site.ts';
import type { UserJson } from '@baanpak/contract/user/user.ts';

/** What a resource of /admin-api answers: what the plain route does, with react-admin's `id`. */
type RecordOf<Json> = Json & Readonly<{ id: string }>;

export type Booking = RecordOf<StaffBookingJson>;
export type Hotel = RecordOf<StaffHotelJson>;
export type LoggedEvent = RecordOf<EventJson>;
export type MoneyCase = RecordOf<MoneyCaseJson>;
export type Partner = RecordOf<PartnerJson>;
export type Payment = RecordOf<StaffPaymentJson>;
export type Refund = RecordOf<StaffRefundJson>;
export type Review = RecordOf<StaffReviewJson>;
export type Room = RecordOf<RoomJson>;
export type Site = RecordOf<StaffSiteJson>;
export type User = RecordOf<UserJson>;
