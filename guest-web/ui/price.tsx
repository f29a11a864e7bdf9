const BAHT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Whole baht as `฿12,345`, the same in both languages. */
export const formatBaht = (amount: number): string =>
  `${amount < 0 ? '-' : ''}฿${BAHT.format(Math.abs(amount))}`;

/** An amount in baht. */
export const Price = ({
  amount,
  className = '',
}: Readonly<{ amount: number; className?: string }>) => (
  <span className={`tabular-nums ${className}`}>{formatBaht(amount)}</span>
);
