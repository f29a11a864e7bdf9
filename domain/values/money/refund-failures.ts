import type { I18nText } from '../text/i18n-text.ts';

/** Why a refund failed, where we ourselves say so rather than the provider. */
export type OwnRefundFailure = 'refunded-elsewhere' | 'charge-disputed' | 'dispute-lost';

const OWN: Readonly<Record<OwnRefundFailure, I18nText>> = {
  'refunded-elsewhere': {
    th: 'มีการคืนเงินของรายการนี้โดยตรงที่ผู้ให้บริการแล้ว โปรดตรวจสอบก่อนลองอีกครั้ง',
    en: 'Money of this charge was given back at the provider by hand. Please look into it before you retry',
  },
  'charge-disputed': {
    th: 'ธนาคารของผู้ถือบัตรกำลังโต้แย้งรายการนี้ ระงับการคืนไว้เพื่อไม่ให้คืนซ้ำ โปรดลองอีกครั้งเมื่อข้อโต้แย้งสิ้นสุด',
    en: "The cardholder's bank disputes this charge. The refund is held back so that nobody is paid twice; retry it when the dispute is over",
  },
  'dispute-lost': {
    th: 'ธนาคารของผู้ถือบัตรดึงเงินของรายการนี้คืนไปแล้ว ระบบจึงไม่คืนให้อีก',
    en: "The cardholder's bank has taken this charge's money back, so it is not given back once more",
  },
};

const OF_PROVIDER: Readonly<Record<string, I18nText>> = {
  failed_refund: {
    th: 'ผู้ให้บริการรับชำระเงินคืนเงินไม่สำเร็จ',
    en: 'The payment provider could not give it back',
  },
  not_found: {
    th: 'ผู้ให้บริการรับชำระเงินไม่พบรายการนี้',
    en: 'The payment provider does not know the charge',
  },
  too_many_refunds: {
    th: 'รายการนี้มีการคืนเงินหลายครั้งเกินกว่าจะตรวจสอบได้',
    en: 'The charge has too many refunds to tell them apart',
  },
};

const TEXTS = new Map(Object.entries({ ...OF_PROVIDER, ...OWN }));

/** What staff are told of a failure; a word of the provider's that is not known stands for itself. */
export const refundFailureText = (code: string): I18nText =>
  TEXTS.get(code) ?? { th: code, en: code };
