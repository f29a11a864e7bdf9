import { HOTEL, ROOM_REGISTERED } from '@baanpak/domain/testing/samples.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect, it } from 'vitest';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

const ofRoom = { roomId: 'garden' };
const ofHotel = { hotelId: 'riverside' };
const HOTEL_REGISTERED: Given = {
  type: 'HotelRegistered',
  data: { ...ofHotel, ownerId: 'somchai', slug: 'riverside', details: HOTEL },
};
const opened: Given = { type: 'CalendarOpened', data: { ...ofRoom, units: 3 } };
const closed: Given = { type: 'CalendarClosed', data: ofRoom };
const roomDisabled: Given = { type: 'RoomDisabled', data: ofRoom };
const roomEnabled: Given = { type: 'RoomEnabled', data: ofRoom };
const hotelDisabled: Given = { type: 'HotelDisabled', data: ofHotel };
const hotelEnabled: Given = { type: 'HotelEnabled', data: ofHotel };
const UP: readonly Given[] = [HOTEL_REGISTERED, opened, ROOM_REGISTERED];

const unitsAfter = (...events: readonly Given[]) =>
  rowsAfter([...UP, ...events]).facts.map(({ kind, units }) => [kind, units]);

describe('units for sale', () => {
  it('count from the day on that their room is registered, in Bangkok', () => {
    const late = '2027-01-01T18:00:00.000Z' as Instant;
    const { facts } = rowsAfter([...UP.slice(0, 2), { ...ROOM_REGISTERED, recordedAt: late }]);
    expect(facts).toEqual([
      expect.objectContaining({
        ...{ event_id: 'event-3', n: 0, kind: 'rooms', units: 3, satang: 0, date: '2027-01-02' },
        ...{ owner_id: 'somchai', hotel_id: 'riverside', room_id: 'garden', booking_id: null },
        ...{ commit_position: 3, prepare_position: 3, at: late },
      }),
    ]);
  });

  it('change by the difference', () => {
    const changes = { type: 'UnitsChanged', data: { ...ofRoom, units: 5 } } as const;
    expect(unitsAfter(changes, changes)).toEqual([
      ['rooms', 3],
      ['rooms', 2],
    ]);
  });

  it('are no more once the calendar is closed and the room removed, and are taken away once', () =>
    expect(unitsAfter(closed, { type: 'RoomRemoved', data: ofRoom })).toEqual([
      ['rooms', 3],
      ['rooms', -3],
    ]));

  it('are there again where a calendar was opened once more', () =>
    expect(unitsAfter(closed, opened)).toEqual([
      ['rooms', 3],
      ['rooms', -3],
      ['rooms', 3],
    ]));

  it('stay what they were until the day that their room is removed', () => {
    const removedAt = '2028-06-30T20:00:00.000Z' as Instant;
    const before = rowsAfter([...UP, roomDisabled]).facts;
    const { facts } = rowsAfter([
      ...[...UP, roomDisabled, { ...closed, recordedAt: removedAt }],
      { type: 'RoomRemoved', data: ofRoom, recordedAt: removedAt },
    ]);
    expect(facts.slice(0, before.length)).toEqual(before);
    expect(facts.slice(before.length).map(({ date }) => date)).toEqual([
      '2028-07-01',
      '2028-07-01',
    ]);
  });

  it('go with their hotel', () =>
    expect(unitsAfter({ type: 'HotelRemoved', data: ofHotel })).toEqual([
      ['rooms', 3],
      ['rooms', -3],
    ]));
});

describe('units that are not for sale', () => {
  it('are those of a disabled room, until it is enabled', () =>
    expect(unitsAfter(roomDisabled, roomEnabled)).toEqual([
      ['rooms', 3],
      ['disabled', 3],
      ['disabled', -3],
    ]));

  it('are those of all rooms of a disabled hotel, each counted once', () =>
    expect(unitsAfter(roomDisabled, hotelDisabled, roomEnabled, hotelEnabled)).toEqual([
      ['rooms', 3],
      ['disabled', 3],
      ['disabled', -3],
    ]));

  it('are those of a room that is registered in a disabled hotel', () =>
    expect(
      rowsAfter([HOTEL_REGISTERED, hotelDisabled, opened, ROOM_REGISTERED]).facts.map(
        ({ kind, units }) => [kind, units],
      ),
    ).toEqual([
      ['rooms', 3],
      ['disabled', 3],
    ]));

  it('go with the units', () =>
    expect(unitsAfter(roomDisabled, closed)).toEqual([
      ['rooms', 3],
      ['disabled', 3],
      ['rooms', -3],
      ['disabled', -3],
    ]));
});

describe('details', () => {
  it('say what a hotel and a room are called, and say it again where that changes', () => {
    const name = { th: 'ริมคลอง', en: 'Canalside' };
    const { details } = rowsAfter([
      ...UP,
      { type: 'HotelDescribed', data: { ...ofHotel, changes: { hotelName: name } } },
      { type: 'HotelDescribed', data: { ...ofHotel, changes: { taxId: '0105500000000' } } },
      { type: 'RoomDescribed', data: { ...ofRoom, changes: { title: name } } },
    ]);
    expect(details.map(({ subject, detail }) => [subject, detail])).toEqual([
      ['hotel:riverside', { name: HOTEL.hotelName, provinceId: 'TH-50', ownerId: 'somchai' }],
      ['room:garden', { title: ROOM_REGISTERED.data.details.title, hotelId: 'riverside' }],
      ['hotel:riverside', { name, provinceId: 'TH-50', ownerId: 'somchai' }],
      ['room:garden', { title: name, hotelId: 'riverside' }],
    ]);
  });
});

describe('the time of the log', () => {
  it('never runs back, whatever clock recorded an event', () => {
    const at = (minute: number) => `2027-01-01T03:0${minute}:00.000Z` as Instant;
    const { log } = rowsAfter([3, 1, 4].map((minute) => ({ ...opened, recordedAt: at(minute) })));
    expect(log.map(({ latest_at }) => latest_at)).toEqual([at(3), at(3), at(4)]);
  });
});
