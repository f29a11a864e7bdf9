import type { ReportColumnJson } from './report.ts';

/** Of what the marketplace owes an owner for a month; what reduces it is below 0. */
export const SETTLEMENT_COLUMNS: readonly ReportColumnJson[] = (
  [
    ['month', 'month', 'เดือน', 'Month'],
    ['owner', 'text', 'เจ้าของ', 'Owner'],
    ['received', 'money', 'รับชำระผ่านผู้ให้บริการ', 'Received through the provider'],
    ['refunded', 'money', 'คืนเงินผ่านผู้ให้บริการ', 'Refunded through the provider'],
    ['fee', 'money', 'ค่าธรรมเนียมผู้ให้บริการ', "Provider's fee"],
    ['feeVat', 'money', 'ภาษีมูลค่าเพิ่มของค่าธรรมเนียม', 'VAT of the fee'],
    ['commission', 'money', 'ค่าคอมมิชชัน', 'Commission'],
    ['commissionVat', 'money', 'ภาษีมูลค่าเพิ่ม 7% ของค่าคอมมิชชัน', 'VAT 7% of the commission'],
    ['withholding', 'money', 'ภาษีหัก ณ ที่จ่าย 3%', 'Withholding tax 3%'],
    ['owed', 'money', 'ยอดที่ต้องโอนให้เจ้าของ', 'Owed to the owner'],
    ['status', 'text', 'สถานะ', 'Status'],
    ['paidAt', 'instant', 'โอนเมื่อ', 'Paid out at'],
    ['reference', 'text', 'เลขอ้างอิงธนาคาร', 'Bank reference'],
    ['invoice', 'text', 'ใบกำกับภาษีค่าคอมมิชชัน', 'Tax invoice of the commission'],
  ] as const
).map(([name, type, th, en]) => ({ name, type, label: { th, en }, sortable: false, opens: false }));
