const BAHT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Whole baht as `฿12,345`, the same in both languages. */
export const formatBaht = (amount: number): string =>
  `${amount < 0 ? '-' : ''}฿${BAHT.format(Math.abs(amount))}`;
