import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

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
