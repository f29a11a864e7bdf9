import type { I18nText } from '@baanpak/domain/values/i18n-text.ts';

/** The airports nearest to the demo hotels. */
export const AIRPORTS = {
  donMueang: { th: 'ท่าอากาศยานดอนเมือง', en: 'Don Mueang International Airport' },
  suvarnabhumi: { th: 'ท่าอากาศยานสุวรรณภูมิ', en: 'Suvarnabhumi Airport' },
  phuket: { th: 'ท่าอากาศยานภูเก็ต', en: 'Phuket International Airport' },
  krabi: { th: 'ท่าอากาศยานกระบี่', en: 'Krabi International Airport' },
  samui: { th: 'ท่าอากาศยานสมุย', en: 'Samui International Airport' },
  huaHin: { th: 'ท่าอากาศยานหัวหิน', en: 'Hua Hin Airport' },
  trat: { th: 'ท่าอากาศยานตราด', en: 'Trat Airport' },
  chiangMai: { th: 'ท่าอากาศยานเชียงใหม่', en: 'Chiang Mai International Airport' },
  chiangRai: {
    th: 'ท่าอากาศยานแม่ฟ้าหลวง เชียงราย',
    en: 'Mae Fah Luang Chiang Rai International Airport',
  },
  nan: { th: 'ท่าอากาศยานน่านนคร', en: 'Nan Nakhon Airport' },
} as const satisfies Record<string, I18nText>;
