import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { type ButtonKind, buttonClass } from './button-class.ts';
import { LoaderCircle } from './icons/loader-circle.tsx';
import { LocalLink } from './local-link.tsx';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Readonly<{
    kind?: ButtonKind;
    /** Something is under way: the button waits and says so. */
    busy?: boolean;
  }>;

export function Button({ kind, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Readonly<{
  /** A path of the Thai site; the link leads to the page in the document's language. */
  to: string;
  kind?: ButtonKind;
  className?: string;
  preventScrollReset?: boolean;
  children: ReactNode;
}>;

export function ButtonLink({ to, kind, className, children, ...rest }: ButtonLinkProps) {
  return (
    <LocalLink {...rest} to={to} className={buttonClass(kind, className)}>
      {children}
    </LocalLink>
  );
}
