import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/**
 * Arrow keys, Home and End go from cell to cell of a table: to the next one that can be pressed. Which of them Tab
 * leads to is `data-cell`'s to say, see `FigureCell`.
 */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
  const row = cell?.closest('tr');
  if (!(cell instanceof HTMLTableCellElement) || !row) return;
  const found = targetOf(event.key, event.currentTarget, row, cell.cellIndex);
  if (!found) return;
  event.preventDefault();
  found.focus();
  found.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

function targetOf(
  key: string,
  table: HTMLTableElement,
  row: HTMLTableRowElement,
  column: number,
): HTMLElement | undefined {
  if (key === 'Home')
    return pressable(
      row,
      [...row.cells].map((_, n) => n),
    );
  if (key === 'End') return pressable(row, [...row.cells].map((_, n) => n).toReversed());
  const [down, right] = STEPS[key] ?? [0, 0];
  if (right > 0) return pressable(row, range(column + 1, row.cells.length));
  if (right < 0) return pressable(row, range(0, column).toReversed());
  if (down === 0) return undefined;
  const rows = [...table.rows];
  const at = rows.indexOf(row);
  const others = down > 0 ? rows.slice(at + 1) : rows.slice(0, at).toReversed();
  for (const other of others) {
    const found = pressable(other, [column]);
    if (found) return found;
  }
  return undefined;
}

function pressable(row: HTMLTableRowElement, columns: readonly number[]): HTMLElement | undefined {
  for (const column of columns) {
    const found = row.cells[column]?.querySelector<HTMLElement>('button, a');
    if (found) return found;
  }
  return undefined;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
