import { BOOKING_PERSONAL_FIELDS } from '../booking/booking-personal-fields.ts';
import { CASH_DRAWER_PERSONAL_FIELDS } from '../cash-drawer/cash-drawer.ts';
import { CHECKOUT_PERSONAL_FIELDS } from '../checkout/checkout.ts';
import { MONEY_CASE_PERSONAL_FIELDS } from '../money-case/money-case.ts';
import { PARTNER_PERSONAL_FIELDS } from '../partner/partner-application.ts';
import { REVIEW_PERSONAL_FIELDS } from '../review/review-messages.ts';
import { ROOM_CALENDAR_PERSONAL_FIELDS } from '../room-calendar/room-calendar.ts';
import { USER_PERSONAL_FIELDS } from '../user/user.ts';

/** Every field of every event that says something of a person: what the store encrypts, and whose key it takes. */
export const PERSONAL_FIELDS = {
  ...BOOKING_PERSONAL_FIELDS,
  ...CHECKOUT_PERSONAL_FIELDS,
  ...MONEY_CASE_PERSONAL_FIELDS,
  ...PARTNER_PERSONAL_FIELDS,
  ...REVIEW_PERSONAL_FIELDS,
  ...ROOM_CALENDAR_PERSONAL_FIELDS,
  ...CASH_DRAWER_PERSONAL_FIELDS,
  ...USER_PERSONAL_FIELDS,
};
