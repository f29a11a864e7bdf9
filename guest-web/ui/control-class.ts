const CONTROL =
  'min-h-12 w-full rounded-xl border bg-card px-4 py-2.5 text-ink transition-colors placeholder:text-muted aria-invalid:border-danger';

/** The look of what one writes into. */
export const controlClass = `${CONTROL} border-field hover:border-ink`;
