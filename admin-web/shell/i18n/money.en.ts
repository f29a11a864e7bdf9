import type { Translated } from './i18n.ts';
import type { moneyTh } from './money.th.ts';

export const moneyEn: Translated<typeof moneyTh> = {
  payment: {
    at: 'Date',
    method: 'Method',
    late: 'late',
    requested: 'Started',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
    expired: 'Expired',
    mismatched: 'Amount differs',
  },
  chargeMethod: {
    card: 'Card',
    promptpay: 'PromptPay',
    mobile_banking_scb: 'SCB EASY',
    mobile_banking_kbank: 'K PLUS',
    mobile_banking_bay: 'KMA',
    mobile_banking_bbl: 'Bualuang mBanking',
    mobile_banking_ktb: 'Krungthai NEXT',
  },
  case: {
    kind: 'Kind',
    bookings: 'Bookings',
    openedAt: 'Opened',
    actions: 'Actions',
    done: 'Settled',
    kinds: {
      'mismatched-money': 'Amount differs',
      'unknown-charge': 'Unknown charge',
      'failed-refund': 'Failed refund',
      'refused-follow-up': 'Could not be followed up',
      difference: 'Differs from the provider',
      dispute: 'Dispute',
    },
    state: { open: 'Open', settled: 'Settled', resolved: 'Resolved' },
    action: { return: 'Give back', book: 'Take as payment', close: 'Close' },
  },
};
