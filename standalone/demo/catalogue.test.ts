import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './catalogue.ts';
import { readCatalogue } from './demo-hotel.ts';
import hotels from './hotels.json' with { type: 'json' };

const rooms = demoCatalogue.flatMap((hotel) => hotel.rooms);
const unique = (values: readonly unknown[]) => new Set(values).size;

/** Every `{th, en}` found anywhere in a value. */
function texts(value: unknown): { th: string; en: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('th' in value && 'en' in value) return [{ th: String(value.th), en: String(value.en) }];
  return Object.values(value).flatMap(texts);
}

describe('the demo catalogue', () => {
  it('has at least 16 hotels in 10 provinces and 66 rooms', () => {
    expect(demoCatalogue.length).toBeGreaterThanOrEqual(16);
    expect(unique(demoCatalogue.map((hotel) => hotel.details.provinceId))).toBeGreaterThanOrEqual(
      10,
    );
    expect(rooms.length).toBeGreaterThanOrEqual(66);
  });

  it('gives nine hotels to owner1 and the others to owner2', () =>
    expect(demoCatalogue.filter((hotel) => hotel.owner === 'owner1')).toHaveLength(9));

  it('says everything in both languages, Thai in Thai letters, English without', () => {
    for (const { th, en } of texts(demoCatalogue)) {
      expect(th).toMatch(/[\u0E00-\u0E7F]|^Wi-Fi/);
      expect(en).toMatch(/^[^\u0E00-\u0E7F]{3,}$/);
    }
  });

  it('describes no two rooms or hotels alike', () => {
    const descriptions = [
      ...demoCatalogue.flatMap(({ details }) => [
        details.messageDescription,
        details.messageFromHotel,
      ]),
      ...rooms.map(({ details }) => details.description),
    ];
    expect(unique(descriptions.map((text) => text?.th))).toBe(descriptions.length);
    expect(unique(descriptions.map((text) => text?.en))).toBe(descriptions.length);
  });

  it('has rooms for one guest to six, single units and several, for pets, and for adults alone', () => {
    expect(unique(rooms.map((room) => room.details.maxGuests))).toBe(6);
    expect(unique(rooms.map((room) => room.units))).toBe(4);
    expect(rooms.some((room) => room.details.petsAllowed)).toBe(true);
    expect(rooms.some((room) => !room.details.kidsAllowed)).toBe(true);
    for (const { details } of rooms) expect(details.guests).toBeLessThanOrEqual(details.maxGuests);
  });

  it('numbers the rooms of a kind, each number once in a hotel', () => {
    for (const hotel of demoCatalogue) {
      const names = hotel.rooms.flatMap(({ details }) => details.unitNames ?? []);
      expect(unique(names)).toBe(names.length);
      for (const { units, details } of hotel.rooms)
        expect(details.unitNames).toHaveLength(units === 1 ? 0 : units);
    }
  });

  it('prices four nights below what a card may be charged, even at the dearest', () => {
    for (const { details } of rooms) {
      expect(toBaht(details.basePrice) % 10).toBe(0);
      expect(toBaht(details.basePrice) * 4 * 2.5).toBeLessThanOrEqual(150_000);
    }
  });
});

describe('the file of the demo hotels', () => {
  const [first] = hotels;
  it.each([
    ['a facility that no hotel has', { facilities: ['moat'] }, '/0/facilities/0'],
    ['a field that no schema names', { colour: 'red' }, '/0'],
    ['a room without a price', { rooms: [{ ...first?.rooms[0], price: undefined }] }, '/0/rooms/0'],
  ])('is refused for %s, with the place', (_, change, place) =>
    expect(() => readCatalogue([{ ...first, ...change }])).toThrow(`The demo's hotels: ${place}`),
  );
});

describe.each(demoCatalogue)('$slug', ({ slug, details, rooms: itsRooms }) => {
  it('has the slug of its English name and rooms with keys of their own', () => {
    expect(slug).toBe(details.hotelName.en.toLowerCase().replaceAll(' ', '-'));
    const keys = itsRooms.map((room) => room.key);
    expect(unique(keys)).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const room of itsRooms) expect(room.details.notes.length).toBeLessThanOrEqual(3);
  });

  it('lies in Thailand and uses known codes', () => {
    expect(details.locPlaces?.lat).toSatisfy((lat: number) => lat > 5.6 && lat < 20.5);
    expect(details.locPlaces?.lng).toSatisfy((lng: number) => lng > 97.3 && lng < 105.7);
    expect(PROVINCES.map(({ _id }) => String(_id))).toContain(details.provinceId);
    expect(FACILITIES.map(({ code }) => String(code))).toEqual(
      expect.arrayContaining([...details.facilities]),
    );
    expect(SIDE_VIEWS.map(({ code }) => String(code))).toEqual(
      expect.arrayContaining([...details.sideViews]),
    );
  });

  it('promises pets and Wi-Fi exactly where its rooms have them', () => {
    const some = (icon: string) =>
      itsRooms.some((room) => room.details.facilities.some((facility) => facility.icon === icon));
    expect(details.facilities.includes('wifi')).toBe(some('wifi'));
    expect(details.facilities.includes('pet-allowed')).toBe(some('paw-print'));
    expect(details.facilities.includes('pet-allowed')).toBe(
      itsRooms.some((room) => room.details.petsAllowed),
    );
  });

  it('can neither be telephoned nor paid in earnest', () => {
    expect(details.contactPhone).toMatch(/^0\d{1,2}-000-\d{3,4}$/);
    expect(details.bankAccountNumber).toMatch(/^00000\d{4}0$/);
    expect(details.promptPayId).toMatch(/^0{8}\d{5}$/);
    expect(details.taxId).toBe(details.promptPayId);
  });
});
