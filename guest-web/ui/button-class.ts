/** primary: the one clear action; direct: booking with the hotel itself; quiet: everything else. */
export type ButtonKind = 'primary' | 'direct' | 'quiet' | 'plain' | 'danger';

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong shadow-sm',
  direct: 'bg-direct text-on-direct hover:bg-direct-strong shadow-sm',
  quiet: 'border border-field/60 bg-card text-ink hover:border-ink hover:bg-sand',
  plain: 'text-ink hover:bg-ink/5',
  danger: 'bg-danger text-on-danger hover:bg-danger/90 shadow-sm',
};

/** The look of a button, for whatever element acts as one. */
export const buttonClass = (kind: ButtonKind = 'primary', className = ''): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 font-semibold transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-55 ${KINDS[kind]} ${className}`;
