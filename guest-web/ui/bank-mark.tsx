import { BANK_COLOURS } from './bank-colours.ts';

/**
 * A bank's initials in its colour, beside its name. Never its logo: one that is not quite right looks like a page
 * that steals passwords. Nothing for what is no bank's code.
 */
export function BankMark({ code }: Readonly<{ code: string }>) {
  const colour = BANK_COLOURS[code];
  if (!colour) return null;
  return (
    <span
      aria-hidden="true"
      data-bank={code}
      style={{ background: colour }}
      className="grid h-9 min-w-14 shrink-0 place-items-center rounded-lg px-1.5 font-bold text-white text-xs"
    >
      {code}
    </span>
  );
}
