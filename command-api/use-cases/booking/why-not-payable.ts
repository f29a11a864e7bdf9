import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { type Checkout, isDue } from '@baanpak/domain/checkout/checkout-state.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

const ALL_THE_SAME = {
  th: ' หากมีเงินโอนเข้ามาอีก ให้บันทึกเงินโอนเพื่อคืนให้ผู้เข้าพัก',
  en: ' Where a transfer came all the same, record it: it is owed back.',
};

/** Why staff cannot confirm money for a booking; null while it is to be paid, or may be after all. */
export function whyNotPayable(booking: PlacedBooking, paying: Checkout): I18nText | null {
  const because = becauseOf(booking, paying);
  if (because === null) return null;
  return { th: because.th + ALL_THE_SAME.th, en: because.en + ALL_THE_SAME.en };
}

function becauseOf(booking: PlacedBooking, paying: Checkout): I18nText | null {
  if ('paid' in booking && booking.status === 'Canceled')
    return {
      th: 'การจองนี้ถูกยกเลิกหลังชำระเงิน และเงินได้คืนหรือกำลังจะคืน',
      en: 'This booking was canceled after it was paid, and its money is given back.',
    };
  if (booking.desk.payments.size > 0) return AT_DESK;
  if (costsOtherwise(booking, paying)) return REPRICED;
  if (paying.status === 'paid') return paying.payment ? ONLINE : CONFIRMED;
  if (booking.status === 'Canceled' || isOver(paying))
    return { th: 'การจองนี้ถูกยกเลิกแล้ว', en: 'This booking was canceled.' };
  return null;
}

const ONLINE = {
  th: 'การจองนี้ชำระเงินออนไลน์แล้ว',
  en: 'This booking was paid online.',
};
const CONFIRMED = {
  th: 'การชำระเงินของการจองนี้ได้รับการยืนยันแล้ว',
  en: 'The payment of this booking was confirmed before.',
};

const AT_DESK = {
  th: 'รับเงินของการจองนี้ที่หน้าเคาน์เตอร์แล้ว ให้บันทึกการรับเงินส่วนที่เหลือแทน',
  en: 'Money for this booking was taken at the desk; record what is left as a payment.',
};

const REPRICED = {
  th: 'ราคาของการจองนี้เปลี่ยนหลังจากย้ายวันหรือห้อง ให้บันทึกการรับเงินที่หน้าเคาน์เตอร์แทน',
  en: 'This booking was moved to another price; record what is taken as a payment at the desk.',
};

/** Its checkout knows the price it had before it was moved. */
const costsOtherwise = ({ bookingId, terms }: PlacedBooking, paying: Checkout): boolean =>
  paying.status !== 'paid' &&
  'stays' in paying &&
  paying.stays.some((stay) => stay.bookingId === bookingId && stay.price !== terms.price);

const isOver = (paying: Checkout): boolean => !isDue(paying) && paying.status !== 'expired';
