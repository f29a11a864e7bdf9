import type { I18nText } from '../text/i18n-text.ts';

/** What one sees from a hotel. `code` is what is stored; labels may change, codes never. */
export const SIDE_VIEWS = [
  { code: 'sea', label: { th: 'วิวทะเล', en: 'Sea View' } },
  { code: 'beach', label: { th: 'วิวชายหาด', en: 'Beach View' } },
  { code: 'bay', label: { th: 'วิวอ่าว', en: 'Bay View' } },
  { code: 'island', label: { th: 'วิวเกาะ', en: 'Island View' } },
  { code: 'cliff', label: { th: 'วิวหน้าผา', en: 'Cliff View' } },
  { code: 'mountain', label: { th: 'วิวภูเขา', en: 'Mountain View' } },
  { code: 'valley', label: { th: 'วิวหุบเขา', en: 'Valley View' } },
  { code: 'forest', label: { th: 'วิวป่า', en: 'Forest View' } },
  { code: 'waterfall', label: { th: 'วิวน้ำตก', en: 'Waterfall View' } },
  { code: 'river', label: { th: 'วิวแม่น้ำ', en: 'River View' } },
  { code: 'canal', label: { th: 'วิวคลอง', en: 'Canal View' } },
  { code: 'lake', label: { th: 'วิวทะเลสาบ', en: 'Lake View' } },
  { code: 'garden', label: { th: 'วิวสวน', en: 'Garden View' } },
  { code: 'pool', label: { th: 'วิวสระว่ายน้ำ', en: 'Pool View' } },
  { code: 'rice-field', label: { th: 'วิวทุ่งนา', en: 'Rice Field View' } },
  { code: 'tea-plantation', label: { th: 'วิวไร่ชา', en: 'Tea Plantation View' } },
  { code: 'orchard', label: { th: 'วิวสวนผลไม้', en: 'Orchard View' } },
  { code: 'city', label: { th: 'วิวเมือง', en: 'City View' } },
  { code: 'old-town', label: { th: 'วิวเมืองเก่า', en: 'Old Town View' } },
  { code: 'temple', label: { th: 'วิววัด', en: 'Temple View' } },
  { code: 'sunrise', label: { th: 'วิวพระอาทิตย์ขึ้น', en: 'Sunrise View' } },
  { code: 'sunset', label: { th: 'วิวพระอาทิตย์ตก', en: 'Sunset View' } },
  { code: 'starlight', label: { th: 'วิวแสงดาว', en: 'Starlight View' } },
  { code: 'moonlight', label: { th: 'วิวแสงจันทร์', en: 'Moonlight View' } },
] as const satisfies readonly { code: string; label: I18nText }[];

export type SideViewCode = (typeof SIDE_VIEWS)[number]['code'];
