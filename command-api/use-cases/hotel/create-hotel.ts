import { randomUUID } from 'node:crypto';
import type {
  ChangeHotelRequest,
  CreateHotelRequest,
} from '@baanpak/contract/hotel/hotel-requests.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { Address, HotelDetails, HotelPlace } from '@baanpak/domain/hotel/hotel-details.ts';
import { NO_SLUG, slugOf } from '@baanpak/domain/hotel/slug.ts';
import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import {
  type CancellationPolicy,
  DEFAULT_CANCELLATION_POLICY,
  isInHundredths,
} from '@baanpak/domain/values/money/cancellation-policy.ts';
import { chatLink } from '@baanpak/domain/values/people/chat-link.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { InvalidRequest, invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { Clock, Commands } from '../../ports.ts';
import type { Made, Staff } from '../caller.ts';
import { type FieldMappers, identity, pickProvided } from '../requested-fields.ts';
import { claimName } from '../unique-name/unique-names.ts';
import { assertOwner } from '../user/role-assignments.ts';

/** One more hotel, with an address by its English name. Owners make their own; an admin names whose. */
export async function createHotel(
  ports: Commands & Clock,
  by: Staff,
  body: CreateHotelRequest,
): Promise<Made> {
  const hotelId = by.idFor('hotel');
  const ownerId = await ownerFor(ports, by.principal, body.ownerId);
  const { origin } = await ports.commands.load(hotel, hotelStream(hotelId));
  if (by.isReplay(origin)) return { id: hotelId, isReplay: true };
  const details = newDetails(body);
  const slug = await claimSlug(ports, hotelId, details.hotelName.en, by.context);
  const data = { hotelId, ownerId, slug, details, disabled: body.disabled ?? false };
  const command = { type: 'RegisterHotel', data } as const;
  await ports.commands.handle(hotel, hotelStream(hotelId), command, by.context);
  return { id: hotelId, isReplay: false };
}

/** 400 where it is missing or no owner's. */
async function ownerFor(
  ports: Commands,
  by: Principal,
  requested: string | undefined,
): Promise<string> {
  if (by.role !== 'admin') {
    if (by.ownerId === null) throw new TransportError('forbidden');
    return by.ownerId;
  }
  if (requested === undefined)
    throw invalidField('ownerId', { th: 'จำเป็นต้องระบุ', en: 'is required' });
  await assertOwner(ports, requested);
  return requested;
}

const MOST_OF_ONE_NAME = 1000;

/**
 * Takes an address for a hotel, by its English name: the first of `name`, `name-2`, … that is free and is
 * no page of the site.
 */
export async function claimSlug(
  ports: Commands & Clock,
  hotelId: string,
  englishName: string,
  context: CommandContext,
): Promise<string> {
  for (let nth = 1; nth <= MOST_OF_ONE_NAME; nth += 1) {
    const key = slugOf(englishName, nth);
    if (key === NO_SLUG) continue;
    try {
      await claimName(ports, { kind: 'slug', key, by: hotelId }, context);
      return key;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'name-taken') throw error;
    }
  }
  throw new Refusal('name-taken', 'Too many hotels of one name');
}

/** Gives a hotel that had the address of a page, before none could have it, the next one of its name. */
export async function freePageAddress(ports: Commands & Clock): Promise<void> {
  const { state } = await ports.commands.load(uniqueName, uniqueNameStream('slug', NO_SLUG));
  if (state.status !== 'claimed') return;
  const hotelId = state.by;
  const found = await ports.commands.load(hotel, hotelStream(hotelId));
  if (found.state.status !== 'registered' || found.state.slug !== NO_SLUG) return;
  const id = randomUUID();
  const context = { actor: 'server', correlationId: id, causationId: null, commandId: id };
  const data = { hotelId, slug: await claimSlug(ports, hotelId, NO_SLUG, context) };
  await ports.commands.handle(hotel, hotelStream(hotelId), { type: 'ReplaceSlug', data }, context);
}

const NOTHING_SAID: Omit<HotelDetails, 'hotelName' | 'provinceId'> = {
  address: null,
  contactPhone: null,
  contactChat: null,
  checkInOnline: true,
  checkInAtHotel: true,
  checkInTime: '14:00',
  checkOutTime: '12:00',
  facilities: [],
  sideViews: [],
  messageDescription: null,
  messageFromHotel: null,
  locPlaces: null,
  distanceToCity: null,
  distanceToAirport: null,
  airportName: null,
  vdoYoutube: null,
  vdoFacebook: null,
  bank: null,
  bankAccountNumber: null,
  bankAccountName: null,
  promptPayId: null,
  taxId: null,
  branch: null,
  registeredName: null,
  registeredAddress: null,
  cancellationPolicy: DEFAULT_CANCELLATION_POLICY,
};

/** The details of a new hotel; what the request leaves out is empty. */
export function newDetails(body: CreateHotelRequest): HotelDetails {
  const { hotelName, provinceId } = body;
  return {
    ...NOTHING_SAID,
    ...changedDetails(body),
    hotelName: i18nText(hotelName),
    provinceId,
  };
}

type HotelRequest = CreateHotelRequest | ChangeHotelRequest;

const READERS: FieldMappers<ChangeHotelRequest, HotelDetails> = {
  hotelName: i18nText,
  provinceId: identity,
  address: (sent) => sent && addressIn(sent),
  contactPhone: identity,
  contactChat: (sent) => (sent === null ? null : (chatLink(sent) ?? null)),
  checkInOnline: identity,
  checkInAtHotel: identity,
  checkInTime: identity,
  checkOutTime: identity,
  facilities: identity,
  sideViews: identity,
  messageDescription: textIn,
  messageFromHotel: textIn,
  locPlaces: (sent) => sent && placeIn(sent),
  distanceToCity: identity,
  distanceToAirport: identity,
  airportName: textIn,
  vdoYoutube: identity,
  vdoFacebook: identity,
  bank: identity,
  bankAccountNumber: identity,
  bankAccountName: identity,
  promptPayId: identity,
  taxId: identity,
  branch: identity,
  registeredName: textIn,
  registeredAddress: textIn,
  vatRegistered: identity,
  cancellationPolicy: policyIn,
};

/** What a request says of a hotel, in the words of the domain. */
export const changedDetails = (body: HotelRequest): Partial<HotelDetails> =>
  pickProvided(READERS, body);

function textIn(text: string | I18nText | null): I18nText | null {
  return text === null ? null : i18nText(text);
}

const addressIn = (address: NonNullable<HotelRequest['address']>): Address => ({
  address1: i18nText(address.address1),
  address2: address.address2 ?? null,
  city: i18nText(address.city),
  country: i18nText(address.country),
  postalCode: address.postalCode ?? null,
});

const placeIn = ({
  lat,
  lng,
  googleMapsLink,
}: NonNullable<HotelRequest['locPlaces']>): HotelPlace => ({
  lat,
  lng,
  googleMapsLink: googleMapsLink ?? null,
});

function policyIn(tiers: NonNullable<HotelRequest['cancellationPolicy']>): CancellationPolicy {
  const broken = tiers.flatMap(({ share }, n) =>
    isInHundredths(share) ? [] : [{ path: `cancellationPolicy.${n}.share`, message: HUNDREDTHS }],
  );
  if (broken.length > 0) throw new InvalidRequest(broken);
  return tiers.map(({ name, ...tier }) => ({ ...tier, name: i18nText(name) }));
}

const HUNDREDTHS = { th: 'ระบุทศนิยมได้ไม่เกินสองตำแหน่ง', en: 'must be in hundredths' };
