import type { SetPricesRequest } from '@baanpak/contract/room/set-prices.ts';
import type { PriceOverride, RegisteredRoom, Room } from '@baanpak/domain/room/room-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LocalDate, Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { parsePositionToken, positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { Store } from '../../ports.ts';

/** The paint that a request takes back. Throws InvalidRequest (400), or `too-late-to-undo`. */
export function requestedPriceUndo(
  { storeId }: Store,
  known: RegisteredRoom,
  undo: string,
  rest: Omit<SetPricesRequest, 'undo'>,
): PriceOverride {
  if (Object.values(rest).some((value) => value !== undefined))
    throw invalidField('undo', { th: 'ต้องส่งมาอย่างเดียว', en: 'goes alone' });
  const token = parsePositionToken(undo, 'undo');
  if (token.storeId !== storeId)
    throw invalidField('undo', { th: 'ไม่ใช่ของระบบนี้', en: 'is of another store' });
  const paint = paintAt(known, token.position);
  if (!paint) throw new Refusal('too-late-to-undo', 'No such paint is kept');
  return paint;
}

function paintAt(known: Room, { commit, prepare }: Position): PriceOverride | undefined {
  if (known.status === 'unknown') return undefined;
  return known.paints.find(({ place }) => place === `${commit}.${prepare}`);
}

/** What takes back the paint at a place of the log; null where none is there. */
export const undoAt = ({ storeId }: Store, known: Room, position: Position): string | null =>
  paintAt(known, position) ? positionToken({ storeId, position }) : null;

/** All days from the first that a paint says something of to the last. */
export function daysOfOverride({ said }: PriceOverride): Stay | undefined {
  const periods = [...said.prices, ...said.rules];
  const [checkIn] = periods.map(({ from }) => from).sort(earlierFirst);
  const checkOut = periods
    .map(({ to }) => to)
    .sort(earlierFirst)
    .at(-1);
  return checkIn && checkOut && { checkIn, checkOut };
}

const earlierFirst = (one: LocalDate, other: LocalDate): number => (one < other ? -1 : 1);
