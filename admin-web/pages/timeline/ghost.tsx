import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type Dragged, nightsOver } from './dragging.ts';
import { Plain } from './plain.ts';

type GhostProps = Readonly<{ dragged: Dragged; days: readonly LocalDate[]; name: string }>;

/** Where a stay would lie if it was dropped now, as far as its nights are shown. */
export function Ghost({ dragged, days, name }: GhostProps) {
  const { checkIn, checkOut } = nightsOver(dragged);
  const at = days.findIndex((day) => checkIn <= day && day < checkOut);
  const nights = days.filter((day) => checkIn <= day && day < checkOut).length;
  if (nights === 0) return null;
  return (
    <Plain
      className="ghost"
      aria-hidden
      data-testid="ghost"
      style={{ gridColumn: `${at + 2} / span ${nights}` }}
    >
      {name}
    </Plain>
  );
}
