import type { StatementJson } from '@baanpak/contract/settlement/statement.ts';
import { SELLER } from '@baanpak/domain/testing/samples.ts';
import type { CommissionInvoice } from '@baanpak/domain/values/money/commission-invoice.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';

export const MARKETPLACE = {
  name: { th: 'บริษัท บ้านพัก จำกัด', en: 'Baanpak Co., Ltd.' },
  address: { th: '1 ถนนสีลม กรุงเทพมหานคร 10500', en: '1 Silom Road, Bangkok 10500' },
  taxId: '0994000165510',
  branch: '00000',
};

export const COMMISSION_INVOICE: CommissionInvoice = {
  ...{ kind: 'invoice', number: 'CM2027-000012', month: '2026-12', seller: MARKETPLACE },
  ...{ buyer: SELLER, credits: null, issuedAt: instant('2027-01-05T04:00:00Z') },
  ...{ commission: baht(1_000), vat: baht(70), withholding: baht(30) },
};

/** December, paid out on the fifth of January. */
export const STATEMENT: StatementJson = {
  ...{ ownerId: '9a7c1f7e-53a1-4d1b-8f0e-2f6a7f0a9d11', owner: 'สมชาย ใจดี', month: '2026-12' },
  ...{ received: 10_000, refunded: -2_000, fee: -365, feeVat: -25.55, commission: -1_000 },
  ...{ commissionVat: -70, withholding: 30, owed: 6_569.45, status: 'closed' },
  ...{ paidAt: '2027-01-05T03:00:00.000Z', reference: 'KBANK 20270105-4711', hotelIds: [] },
  ...{ at: 'MTIzNC4xMjM0', today: '2027-01-06' },
};
