import type { Listed } from '../text/listed.ts';

/** Banks in Thailand that transfers go to; `code` is the one in daily use. */
export const BANKS = [
  { code: 'BBL', label: { th: 'ธนาคารกรุงเทพ', en: 'Bangkok Bank' } },
  { code: 'KBANK', label: { th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' } },
  { code: 'KTB', label: { th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank' } },
  { code: 'SCB', label: { th: 'ธนาคารไทยพาณิชย์', en: 'Siam Commercial Bank' } },
  { code: 'BAY', label: { th: 'ธนาคารกรุงศรีอยุธยา', en: 'Bank of Ayudhya (Krungsri)' } },
  { code: 'TTB', label: { th: 'ธนาคารทหารไทยธนชาต', en: 'TMBThanachart Bank' } },
  { code: 'GSB', label: { th: 'ธนาคารออมสิน', en: 'Government Savings Bank' } },
  {
    code: 'BAAC',
    label: {
      th: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
      en: 'Bank for Agriculture and Agricultural Cooperatives',
    },
  },
  { code: 'GHB', label: { th: 'ธนาคารอาคารสงเคราะห์', en: 'Government Housing Bank' } },
  { code: 'UOBT', label: { th: 'ธนาคารยูโอบี', en: 'United Overseas Bank (Thai)' } },
  { code: 'CIMBT', label: { th: 'ธนาคารซีไอเอ็มบี ไทย', en: 'CIMB Thai Bank' } },
  { code: 'KKP', label: { th: 'ธนาคารเกียรตินาคินภัทร', en: 'Kiatnakin Phatra Bank' } },
  { code: 'LHB', label: { th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', en: 'Land and Houses Bank' } },
  { code: 'TISCO', label: { th: 'ธนาคารทิสโก้', en: 'TISCO Bank' } },
  { code: 'TCRB', label: { th: 'ธนาคารไทยเครดิต', en: 'Thai Credit Bank' } },
  { code: 'IBANK', label: { th: 'ธนาคารอิสลามแห่งประเทศไทย', en: 'Islamic Bank of Thailand' } },
] as const satisfies readonly Listed[];
