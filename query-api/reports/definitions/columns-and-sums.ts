import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { ReportSubject, Sum } from './definition.ts';

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

/** What several reports call the same. */
export const LABELS = {
  date: { th: 'วันที่', en: 'Date' },
  hotel: { th: 'โรงแรม', en: 'Hotel' },
  room: { th: 'ห้องพัก', en: 'Room' },
  roomType: { th: 'ประเภทห้อง', en: 'Room type' },
  bookingId: { th: 'หมายเลขการจอง', en: 'Booking' },
  checkIn: { th: 'เช็คอิน', en: 'Check-in' },
  checkOut: { th: 'เช็คเอาต์', en: 'Check-out' },
  rooms: { th: 'จำนวนห้อง', en: 'Rooms' },
  available: { th: 'ห้องที่เปิดขาย', en: 'Available' },
  sold: { th: 'ห้องที่ขายแล้ว', en: 'Sold' },
  revenue: { th: 'รายได้ห้องพัก', en: 'Room revenue' },
  occ: { th: 'อัตราการเข้าพัก', en: 'Occupancy' },
  adr: { th: 'ราคาเฉลี่ยต่อห้องที่ขาย (ADR)', en: 'ADR' },
  revpar: { th: 'รายได้ต่อห้องที่เปิดขาย (RevPAR)', en: 'RevPAR' },
  alos: { th: 'จำนวนคืนเฉลี่ย', en: 'Average nights' },
  lead: { th: 'จองล่วงหน้าเฉลี่ย (วัน)', en: 'Lead time (days)' },
  gross: { th: 'ยอดรวม (รวม VAT)', en: 'Gross' },
  vat: { th: 'VAT', en: 'VAT' },
  net: { th: 'ยอดสุทธิ', en: 'Net' },
  channel: { th: 'ช่องทาง', en: 'Channel' },
  method: { th: 'วิธีชำระเงิน', en: 'Method' },
  amount: { th: 'จำนวนเงิน', en: 'Amount' },
} as const satisfies Readonly<Record<string, I18nText>>;

/** Figures that the daily report has by day and hotel, and the one by class by room. */
export const INVENTORY_SUMS = {
  rooms: { terms: [{ kinds: ['rooms'], measure: 'units', span: 'standing' }] },
  available: {
    terms: [
      { kinds: ['rooms'], measure: 'units', span: 'standing' },
      { kinds: ['disabled'], measure: 'units', span: 'standing', minus: true },
      { kinds: ['blocked'], measure: 'units', minus: true },
    ],
  },
  sold: { terms: [{ kinds: ['sold'], measure: 'units' }] },
  revenue: { terms: [{ kinds: ['sold'], measure: 'satang' }] },
} as const satisfies Readonly<Record<string, Sum>>;

/** Of bookings by the day they were confirmed. */
export const PRODUCTION_SUMS = {
  bookings: { terms: [{ kinds: ['booking'], measure: 'units' }] },
  nights: { terms: [{ kinds: ['booking'], measure: 'nights' }] },
  lead: { terms: [{ kinds: ['booking'], measure: 'lead' }] },
} as const satisfies Readonly<Record<string, Sum>>;
