import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

const SQUARE_METRES = /(\d+(?:[.,]\d+)?)\s*(?:sq\.?\s*m|m²|m2|ตร\.?\s*ม|ตารางเมตร)/i;

/** How large a room is, in square metres as its owner wrote them; undefined where no text says it. */
export function roomSize(
  { subtitle, description }: Pick<RoomJson, 'subtitle' | 'description'>,
  language: Language,
): string | undefined {
  return [subtitle, description]
    .map((text) => SQUARE_METRES.exec(text?.[language] ?? '')?.[1])
    .find((size) => size !== undefined);
}
