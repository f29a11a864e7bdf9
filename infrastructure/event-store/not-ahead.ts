import { comparePositions, type Position, PositionAheadOfLog, START } from './port.ts';

/** Throws `PositionAheadOfLog` where somebody remembers more than the log holds. */
export async function assertNotAhead(
  position: Position,
  head: () => Promise<Position>,
): Promise<void> {
  if (comparePositions(position, START) === 0) return;
  const end = await head();
  if (comparePositions(position, end) > 0) throw new PositionAheadOfLog(position, end);
}
