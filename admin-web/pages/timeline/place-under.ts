import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { GridPlace } from './choosing.ts';

/** The cell of the grid that an element lies in. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

export type PointerAt = Readonly<{ target: EventTarget | null; clientX: number }>;

/** The night under a pointer; of a stay, which is one cell for several, the one that far into it. */
export function placeUnder(
  { target, clientX }: PointerAt,
  days: readonly LocalDate[],
): GridPlace | undefined {
  const cell = cellOf(target);
  const { row, at } = cell?.dataset ?? {};
  if (!cell || row === undefined || at === undefined) return undefined;
  const nights = Number(cell.getAttribute('aria-colspan') ?? 1);
  const { left, width } = cell.getBoundingClientRect();
  const into = width > 0 ? Math.floor(((clientX - left) / width) * nights) : 0;
  const day = days[Number(at) + Math.max(0, Math.min(into, nights - 1))];
  return day === undefined ? undefined : { row: Number(row), day };
}
