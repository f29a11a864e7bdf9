import type { ReactNode } from 'react';
import { ChevronDown } from './icons/chevron-down.tsx';

type DisclosureProps = Readonly<{
  title: string;
  /** Shown from the beginning. */
  open?: boolean;
  className?: string;
  children: ReactNode;
}>;

/** More about something, for whom it matters. */
export const Disclosure = ({ title, open = false, className = '', children }: DisclosureProps) => (
  <details open={open} className={`group ${className}`}>
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        aria-hidden="true"
      />
    </summary>
    {children}
  </details>
);
