import { useTranslation } from 'react-i18next';
import { type Criteria, searchFor } from '../../features/search/criteria.ts';
import { Check } from '../../ui/icons/check.tsx';
import { LocalLink } from '../../ui/local-link.tsx';

type FilterChoiceProps = Readonly<{
  on: boolean;
  /** What is searched for once it is pressed. */
  to: Partial<Criteria>;
  /** How many hotels it would leave, where that is known. */
  hotels: number | undefined;
  children: string;
}>;

/** A filter that is put on or taken off by a press; an address of its own. */
export function FilterChoice({ on, to, hotels, children }: FilterChoiceProps) {
  const { t } = useTranslation('search');
  const count = hotels !== undefined && (
    <>
      <span aria-hidden="true" className="text-muted text-sm tabular-nums">
        {hotels}
      </span>
      <span className="sr-only">, {t('hotels', { count: hotels })}</span>
    </>
  );
  if (hotels === 0 && !on)
    return (
      <span className={`${LOOK} border-line text-muted`}>
        {children}
        {count}
      </span>
    );
  return (
    <LocalLink
      to={`/hotel/main${searchFor({ ...to, page: 1 })}`}
      preventScrollReset
      aria-current={on ? 'true' : undefined}
      className={`${LOOK} border-field/60 bg-card transition-colors hover:border-ink aria-[current]:border-brand-ink aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-ink`}
    >
      {on && <Check className="size-4" aria-hidden="true" />}
      {children}
      {!on && count}
    </LocalLink>
  );
}

// relative: else what is hidden in it reaches beyond a row that is scrolled
const LOOK = 'relative inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4';
