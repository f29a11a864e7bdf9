import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';

/** What demo rooms offer. `icon` is a Lucide icon's name. */
export const AMENITIES = {
  wifi: { icon: 'wifi', text: { th: 'Wi-Fi ฟรี', en: 'Free Wi-Fi' } },
  air: { icon: 'air-vent', text: { th: 'เครื่องปรับอากาศ', en: 'Air conditioning' } },
  fan: { icon: 'fan', text: { th: 'พัดลม', en: 'Fan' } },
  king: { icon: 'bed-double', text: { th: 'เตียงคิงไซส์ 1 เตียง', en: '1 king bed' } },
  queen: { icon: 'bed-double', text: { th: 'เตียงควีนไซส์ 1 เตียง', en: '1 queen bed' } },
  twoDoubles: { icon: 'bed-double', text: { th: 'เตียงใหญ่ 2 เตียง', en: '2 double beds' } },
  single: { icon: 'bed-single', text: { th: 'เตียงเดี่ยว 1 เตียง', en: '1 single bed' } },
  twin: { icon: 'bed-single', text: { th: 'เตียงเดี่ยว 2 เตียง', en: '2 single beds' } },
  bunks: { icon: 'bed-single', text: { th: 'เตียงสองชั้น', en: 'Bunk beds' } },
  sofaBed: { icon: 'sofa', text: { th: 'โซฟาเบด', en: 'Sofa bed' } },
  shower: { icon: 'shower-head', text: { th: 'ฝักบัวน้ำอุ่น', en: 'Hot shower' } },
  sharedBath: { icon: 'shower-head', text: { th: 'ห้องน้ำรวม', en: 'Shared bathroom' } },
  bathtub: { icon: 'bath', text: { th: 'อ่างอาบน้ำ', en: 'Bathtub' } },
  balcony: { icon: 'sun', text: { th: 'ระเบียงส่วนตัว', en: 'Private balcony' } },
  garden: { icon: 'trees', text: { th: 'สวนส่วนตัว', en: 'Private garden' } },
  plungePool: { icon: 'waves', text: { th: 'สระส่วนตัว', en: 'Private plunge pool' } },
  seaView: { icon: 'waves', text: { th: 'วิวทะเล', en: 'Sea view' } },
  riverView: { icon: 'waves', text: { th: 'วิวแม่น้ำ', en: 'River view' } },
  mountainView: { icon: 'mountain', text: { th: 'วิวภูเขา', en: 'Mountain view' } },
  tv: { icon: 'tv', text: { th: 'สมาร์ททีวี', en: 'Smart TV' } },
  fridge: { icon: 'refrigerator', text: { th: 'ตู้เย็น', en: 'Fridge' } },
  coffee: { icon: 'coffee', text: { th: 'ชุดชงชาและกาแฟ', en: 'Tea and coffee set' } },
  desk: { icon: 'lamp-desk', text: { th: 'โต๊ะทำงาน', en: 'Desk' } },
  kitchen: { icon: 'cooking-pot', text: { th: 'ครัวเล็ก', en: 'Kitchenette' } },
  washer: { icon: 'washing-machine', text: { th: 'เครื่องซักผ้า', en: 'Washing machine' } },
  firePit: { icon: 'flame', text: { th: 'เตาผิงกลางแจ้ง', en: 'Outdoor fire pit' } },
  parking: { icon: 'car', text: { th: 'ที่จอดรถหน้าห้อง', en: 'Parking at the door' } },
  pets: { icon: 'paw-print', text: { th: 'สัตว์เลี้ยงเข้าพักได้', en: 'Pets welcome' } },
  cot: { icon: 'baby', text: { th: 'เปลเด็กเมื่อแจ้งล่วงหน้า', en: 'Cot on request' } },
  bicycles: { icon: 'bike', text: { th: 'จักรยานยืมฟรี', en: 'Free bicycles' } },
  kayak: { icon: 'sailboat', text: { th: 'เรือคายัค', en: 'Kayak' } },
  breakfast: { icon: 'utensils', text: { th: 'รวมอาหารเช้า', en: 'Breakfast included' } },
} as const satisfies Record<string, RoomDetails['facilities'][number]>;

export type Amenity = keyof typeof AMENITIES;
