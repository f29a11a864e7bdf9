import type { ChangeRoomRequest, CreateRoomRequest } from '@baanpak/contract/room/room-requests.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { type FieldMappers, identity, pickProvided } from '../../http/pick-provided.ts';

const USUAL_GUESTS = 2;

/** The details of a new room; what the request leaves out is empty. */
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
    breakfast: null,
    unitNames: [],
    ...changedDetails(body),
    title: i18nText(title),
    basePrice: baht(basePrice),
    maxGuests,
  };
}

const READERS: FieldMappers<ChangeRoomRequest, RoomDetails> = {
  title: i18nText,
  subtitle: textIn,
  description: textIn,
  roomType: identity,
  basePrice: baht,
  maxGuests: identity,
  guests: identity,
  petsAllowed: identity,
  kidsAllowed: identity,
  facilities: (sent) => sent.map(({ icon, text }) => ({ icon, text: i18nText(text) })),
  breakfast: identity,
  unitNames: (sent) => sent.map((name) => name.trim()),
  notes: (sent) => sent.map(({ text }) => ({ text: i18nText(text) })),
};

/** What a request says of a room, in the words of the domain. */
export const changedDetails = (body: CreateRoomRequest | ChangeRoomRequest): Partial<RoomDetails> =>
  pickProvided(READERS, body);

function textIn(text: string | I18nText | null): I18nText | null {
  return text === null ? null : i18nText(text);
}
