import { formatBaht } from './baht.ts';

/** An amount in baht. */
export const Price = ({
  amount,
  className = '',
}: Readonly<{ amount: number; className?: string }>) => (
  <span className={`tabular-nums ${className}`}>{formatBaht(amount)}</span>
);
