import type { Listed } from '../text/listed.ts';

/** Where most guests come from; `code` is the ISO 3166-1 code. */
export const COUNTRIES = [
  { code: 'TH', label: { th: 'ไทย', en: 'Thailand' } },
  { code: 'LA', label: { th: 'ลาว', en: 'Laos' } },
  { code: 'MM', label: { th: 'เมียนมา', en: 'Myanmar' } },
  { code: 'KH', label: { th: 'กัมพูชา', en: 'Cambodia' } },
  { code: 'VN', label: { th: 'เวียดนาม', en: 'Vietnam' } },
  { code: 'MY', label: { th: 'มาเลเซีย', en: 'Malaysia' } },
  { code: 'SG', label: { th: 'สิงคโปร์', en: 'Singapore' } },
  { code: 'ID', label: { th: 'อินโดนีเซีย', en: 'Indonesia' } },
  { code: 'PH', label: { th: 'ฟิลิปปินส์', en: 'Philippines' } },
  { code: 'CN', label: { th: 'จีน', en: 'China' } },
  { code: 'HK', label: { th: 'ฮ่องกง', en: 'Hong Kong' } },
  { code: 'TW', label: { th: 'ไต้หวัน', en: 'Taiwan' } },
  { code: 'JP', label: { th: 'ญี่ปุ่น', en: 'Japan' } },
  { code: 'KR', label: { th: 'เกาหลีใต้', en: 'South Korea' } },
  { code: 'IN', label: { th: 'อินเดีย', en: 'India' } },
  { code: 'AU', label: { th: 'ออสเตรเลีย', en: 'Australia' } },
  { code: 'GB', label: { th: 'สหราชอาณาจักร', en: 'United Kingdom' } },
  { code: 'DE', label: { th: 'เยอรมนี', en: 'Germany' } },
  { code: 'FR', label: { th: 'ฝรั่งเศส', en: 'France' } },
  { code: 'RU', label: { th: 'รัสเซีย', en: 'Russia' } },
  { code: 'US', label: { th: 'สหรัฐอเมริกา', en: 'United States' } },
] as const satisfies readonly Listed[];
