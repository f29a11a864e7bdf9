import type { I18nText } from '../text/i18n-text.ts';

/** What a hotel may offer. `code` is what is stored; labels may change, codes never. */
export const FACILITIES = [
  { code: 'wifi', label: { th: 'Wi-Fi', en: 'Wifi' } },
  { code: 'parking', label: { th: 'ที่จอดรถ', en: 'Parking' } },
  { code: 'single-bed', label: { th: 'เตียงเดี่ยว', en: 'Single Bed' } },
  { code: 'master-bed', label: { th: 'เตียงใหญ่', en: 'Master Bed' } },
  { code: 'pet-allowed', label: { th: 'นำสัตว์เลี้ยงเข้าพักได้', en: 'Pet Allowed' } },
  { code: 'swimming-pool', label: { th: 'สระว่ายน้ำ', en: 'Swimming Pool' } },
  { code: 'bathroom', label: { th: 'ห้องน้ำในตัว', en: 'Bathroom' } },
  { code: 'air-conditioner', label: { th: 'เครื่องปรับอากาศ', en: 'Air Conditioner' } },
] as const satisfies readonly { code: string; label: I18nText }[];

export type FacilityCode = (typeof FACILITIES)[number]['code'];
