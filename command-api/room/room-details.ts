import type { ChangeRoomRequest, CreateRoomRequest } from '@baanpak/contract/room/room-requests.ts';
import type { RoomDetails } from '@baanpak/domain/room/room.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';

const USUAL_GUESTS = 2;

/** What a new room is said to be; what the request leaves out is empty. */
export function newDetails(body: CreateRoomRequest): RoomDetails {
  const { title, basePrice, maxGuests } = body;
  return {
    subtitle: null,
    description: null,
    roomType: null,
    guests: Math.min(USUAL_GUESTS, maxGuests),
    petsAllowed: false,
    kidsAllowed: true,
    facilities: [],
    notes: [],
    ...changedDetails(body),
    title: i18nText(title),
    basePrice: baht(basePrice),
    maxGuests,
  };
}

const PLAIN = ['roomType', 'maxGuests', 'guests', 'petsAllowed', 'kidsAllowed'] as const;
const TEXTS = ['title', 'subtitle', 'description'] as const;

/** What a request says of a room, in the words of the domain. */
export function changedDetails(body: CreateRoomRequest | ChangeRoomRequest): Partial<RoomDetails> {
  const { basePrice, facilities, notes } = body;
  const said = {
    ...Object.fromEntries(PLAIN.map((field) => [field, body[field]])),
    ...Object.fromEntries(TEXTS.map((field) => [field, textIn(body[field])])),
    basePrice: basePrice === undefined ? undefined : baht(basePrice),
    facilities: facilities?.map(({ icon, text }) => ({ icon, text: i18nText(text) })),
    notes: notes?.map(({ text }) => ({ text: i18nText(text) })),
  };
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Partial<RoomDetails>;
}

const textIn = (text: string | I18nText | null | undefined) => text && i18nText(text);
