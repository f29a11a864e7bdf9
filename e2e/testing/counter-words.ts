/** What staff read and press about money at the desk, in both languages. */
export const COUNTER_WORDS = {
  en: {
    moneyDue: /^Money due today/,
    bill: /^Bill/,
    takeMoney: 'Take payment',
    takenBy: 'Payment method',
    terminal: 'Card terminal',
    amount: /^Amount/,
    addExtra: 'Add an extra',
    minibar: 'Minibar',
    count: 'Count cash',
    counted: /^Counted/,
    note: 'Note',
  },
  th: {
    moneyDue: /^ยอดค้างชำระวันนี้/,
    bill: /^บิล/,
    takeMoney: 'รับเงิน',
    takenBy: 'รับโดยวิธี',
    terminal: 'เครื่องรับบัตร',
    amount: /^จำนวนเงิน/,
    addExtra: 'เพิ่มรายการ',
    minibar: 'มินิบาร์',
    count: 'นับเงินสด',
    counted: /^นับได้/,
    note: 'หมายเหตุ',
  },
} as const;
