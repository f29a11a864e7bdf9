import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** An invented guest; `country` is its name as they write it, `lang` what mails are written in. */
export type DemoGuest = Readonly<{
  name: string;
  email: string;
  phone: string;
  country: string;
  lang: Language;
}>;

/** Name, mailbox, country's code of ISO 3166-1. */
const THAI = [
  ['กมลชนก วงศ์สุวรรณรัตน์', 'kamonchanok', 'TH'],
  ['ณัฐพล ศรีประเสริฐกุล', 'nattapon', 'TH'],
  ['พิมพ์ชนก อินทรวิเศษ', 'pimchanok', 'TH'],
  ['ธนวัฒน์ แก้วประดับ', 'thanawat', 'TH'],
  ['สุภาวดี ใจงามยิ่ง', 'supawadee', 'TH'],
  ['อนุชา ทองดีเลิศ', 'anucha', 'TH'],
  ['วรรณิศา บุญรักษา', 'wannisa', 'TH'],
  ['กิตติพงษ์ รุ่งเรืองศรี', 'kittipong', 'TH'],
  ['ชลธิชา พันธุ์ไพร', 'chonthicha', 'TH'],
  ['ปิยะพงศ์ มั่นคงดี', 'piyapong', 'TH'],
  ['ศิริพร คำแสงทอง', 'siriporn', 'TH'],
  ['จิรายุ เลิศวัฒนา', 'jirayu', 'TH'],
  ['มานี มีนาคม', 'manee', 'TH'],
  ['ภานุเดช สายลมเย็น', 'panudet', 'TH'],
  ['รัตนาภรณ์ จันทร์กระจ่าง', 'rattanaporn', 'TH'],
  ['อัครเดช ภูผาไท', 'akkaradet', 'TH'],
  ['นภัสสร ดวงดาราศรี', 'napatsorn', 'TH'],
  ['ธีรภัทร ชัยมงคลสุข', 'theerapat', 'TH'],
  ['เบญจวรรณ หอมหวล', 'benjawan', 'TH'],
  ['วีรชัย นาคสมุทร', 'weerachai', 'TH'],
  ['ลลิตา ปานทองคำ', 'lalita', 'TH'],
  ['สมหญิง รักการเดินทาง', 'somying', 'TH'],
  ['ยุทธนา พนาสวรรค์', 'yuttana', 'TH'],
  ['ขวัญฤดี ฟ้าคราม', 'kwanruedee', 'TH'],
] as const;

const FOREIGN = [
  ['Anna Lindqvist', 'anna.lindqvist', 'SE'],
  ['Marcus Feldmann', 'marcus.feldmann', 'DE'],
  ['Sophie Delacroix-Petit', 'sophie.delacroix', 'FR'],
  ['Oliver Hartwell', 'oliver.hartwell', 'GB'],
  ['Emily Carrington', 'emily.carrington', 'AU'],
  ['Daniel Okafor', 'daniel.okafor', 'GB'],
  ['Hiroshi Tanabe', 'hiroshi.tanabe', 'JP'],
  ['Yuki Morikawa', 'yuki.morikawa', 'JP'],
  ['Kim Seo-yeon', 'seoyeon.kim', 'KR'],
  ['Lim Wei Jie', 'weijie.lim', 'SG'],
  ['Nurul Aisyah Rahman', 'nurul.aisyah', 'MY'],
  ['Chen Mei-ling', 'meiling.chen', 'TW'],
  ['Priya Venkataraman', 'priya.venkataraman', 'IN'],
  ['Jonas van Dijkstra', 'jonas.vandijkstra', 'NL'],
  ['Giulia Montefiore', 'giulia.montefiore', 'IT'],
  ['Rachel Goldsworthy', 'rachel.goldsworthy', 'US'],
] as const;

/** example.com takes no mail and no subscriber has an 08x-000 number: nobody real is written to. */
export const demoGuests: readonly DemoGuest[] = [
  ...THAI.map((person, n) => guest(person, n, 'th')),
  ...FOREIGN.map((person, n) => guest(person, THAI.length + n, 'en')),
];

function guest(
  [name, mailbox, code]: readonly [string, string, string],
  n: number,
  lang: Language,
): DemoGuest {
  const phone = `08${n % 10}-000-${String(1000 + n * 37)}`;
  const country = new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code;
  return { name, email: `${mailbox}@example.com`, phone, country, lang };
}
