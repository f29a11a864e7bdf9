const BAHT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const signed = (amount: number, format: Intl.NumberFormat): string => {
  const figure = format.format(Math.abs(amount));
  return `${amount < 0 && /[1-9]/.test(figure) ? '-' : ''}฿${figure}`;
};

/** Whole baht as `฿12,345`, the same in both languages. */
export const formatBaht = (amount: number): string => signed(amount, BAHT);

/** To the satang as `฿12,345.50`. */
export const formatExactBaht = (amount: number): string => signed(amount, EXACT);
