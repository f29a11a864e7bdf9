import { describe, expect, it } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { day, overrideEvent, ROOM_REGISTERED } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import { GALLERY_LIMIT } from '../values/place/gallery.ts';
import { room, roomStream } from './room.ts';
import type { ReviseRoom, SetDayPrices, UndoDayPrices } from './room-state.ts';

const given = specFor(room);

const ofRoom = { roomId: 'garden' };
const dearer = { ...ofRoom, changes: { basePrice: baht(1200) } };

const withCover = { ...ofRoom, pictures: { cover: 'bed-by-the-window' } };

const period = (from: number, to: number) => ({ from: day(from), to: day(to) });
const paint = (from: number, to: number, price: number): SetDayPrices => ({
  type: 'PaintDays',
  data: { ...ofRoom, ...period(from, to), price: baht(price) },
});
const painted = (price: number | null, undoes?: number) =>
  overrideEvent(
    { prices: [{ ...period(1, 3), price: price === null ? null : baht(price) }] },
    undoes,
  );
const undo: UndoDayPrices = { type: 'UndoPaint', data: { ...ofRoom, paint: 1 } };

const once = {
  RegisterRoom: 'nothing',
  DescribeRoom: 'RoomDescribed',
  SetRoomPictures: 'RoomPicturesSet',
  AddRoomPictures: 'nothing',
  ReviseRoom: 'RoomDescribed',
  'ReviseRoom of an old version': 'stale-version',
  RemoveRoom: 'RoomRemoved',
  'PaintDays for no night': 'stay-too-short',
  'UndoPaint of none': 'too-late-to-undo',
} as const;
const gone = {
  DescribeRoom: 'not-found',
  SetRoomPictures: 'not-found',
  AddRoomPictures: 'not-found',
  PaintDays: 'not-found',
  'PaintDays for no night': 'not-found',
  UndoPaint: 'not-found',
  'UndoPaint of none': 'not-found',
  DisableRoom: 'not-found',
  EnableRoom: 'not-found',
  ReviseRoom: 'not-found',
  'ReviseRoom of an old version': 'not-found',
} as const;
const unpainted = { PaintDays: 'DaysPainted', UndoPaint: 'too-late-to-undo' } as const;
const open = { ...once, DisableRoom: 'RoomDisabled', EnableRoom: 'nothing' } as const;

describe('a room', () => {
  everyCommandInEveryState(room, {
    commands: {
      RegisterRoom: { type: 'RegisterRoom', data: ROOM_REGISTERED.data },
      DescribeRoom: { type: 'DescribeRoom', data: dearer },
      PaintDays: paint(1, 3, 1500),
      'PaintDays for no night': paint(3, 3, 1500),
      UndoPaint: undo,
      'UndoPaint of none': { type: 'UndoPaint', data: { ...ofRoom, paint: 9 } },
      SetRoomPictures: { type: 'SetRoomPictures', data: withCover },
      AddRoomPictures: { type: 'AddRoomPictures', data: { ...ofRoom, gallery: [] } },
      DisableRoom: { type: 'DisableRoom', data: ofRoom },
      EnableRoom: { type: 'EnableRoom', data: ofRoom },
      ReviseRoom: revise({ changes: dearer.changes }),
      'ReviseRoom of an old version': revise({ expectedVersion: 7 }),
      RemoveRoom: { type: 'RemoveRoom', data: ofRoom },
    },
    events: {
      RoomRegistered: ROOM_REGISTERED,
      RoomDescribed: { type: 'RoomDescribed', data: dearer },
      DaysPainted: painted(1500),
      'DaysPainted as before': painted(null, 1),
      RoomPicturesSet: { type: 'RoomPicturesSet', data: withCover },
      RoomDisabled: { type: 'RoomDisabled', data: ofRoom },
      RoomEnabled: { type: 'RoomEnabled', data: ofRoom },
      RoomRemoved: { type: 'RoomRemoved', data: ofRoom },
    },
    states: {
      unknown: [],
      open: ['RoomRegistered'],
      priced: ['RoomRegistered', 'DaysPainted'],
      disabled: ['RoomRegistered', 'RoomDisabled'],
      'open again': ['RoomRegistered', 'RoomDisabled', 'RoomEnabled'],
      removed: ['RoomRegistered', 'RoomRemoved'],
    },
    answers: {
      unknown: { ...gone, RegisterRoom: 'RoomRegistered', RemoveRoom: 'not-found' },
      removed: { ...gone, RegisterRoom: 'nothing', RemoveRoom: 'nothing' },
      open: { ...open, ...unpainted },
      priced: { ...open, PaintDays: 'nothing', UndoPaint: 'DaysPainted as before' },
      disabled: {
        ...once,
        ...unpainted,
        DisableRoom: 'nothing',
        EnableRoom: 'RoomEnabled',
      },
      'open again': { ...open, ...unpainted },
    },
  });

  it('has a stream of its own', () => expect(roomStream('garden')).toBe('room-garden'));

  it('keeps the pictures that are not named', () =>
    given(
      ROOM_REGISTERED,
      { type: 'RoomPicturesSet', data: { ...ofRoom, pictures: { gallery: ['bath', 'view'] } } },
      { type: 'RoomPicturesSet', data: withCover },
    ).leads((state) =>
      expect(state).toMatchObject({
        pictures: { cover: 'bed-by-the-window', gallery: ['bath', 'view'], panorama: null },
      }),
    ));

  it('has no more pictures than a gallery holds', () => {
    const gallery = Array.from({ length: GALLERY_LIMIT + 1 }, (_, n) => `view ${n}`);
    given(ROOM_REGISTERED)
      .when({ type: 'AddRoomPictures', data: { ...ofRoom, gallery } })
      .refuses('gallery-full');
  });

  it('has a picture in its gallery once, behind those that were there', () =>
    given(ROOM_REGISTERED, {
      type: 'RoomPicturesSet',
      data: { ...ofRoom, pictures: { gallery: ['view', 'bath'] } },
    })
      .when({ type: 'AddRoomPictures', data: { ...ofRoom, gallery: ['door', 'view'] } })
      .expect({
        type: 'RoomPicturesSet',
        data: { ...ofRoom, pictures: { gallery: ['view', 'bath', 'door'] } },
      }));

  it('is registered and disabled at once', () =>
    given()
      .when({ type: 'RegisterRoom', data: { ...ROOM_REGISTERED.data, disabled: true } })
      .expect(ROOM_REGISTERED, { type: 'RoomDisabled', data: ofRoom }));

  it('is revised as a whole, at the version that was read', () =>
    given(ROOM_REGISTERED)
      .when(
        revise({
          expectedVersion: 0,
          changes: dearer.changes,
          pictures: withCover.pictures,
          disabled: true,
        }),
      )
      .expect(
        { type: 'RoomDescribed', data: dearer },
        { type: 'RoomPicturesSet', data: withCover },
        { type: 'RoomDisabled', data: ofRoom },
      ));

  it('counts its version and is closed when it is removed', () =>
    given(
      ROOM_REGISTERED,
      { type: 'RoomDescribed', data: dearer },
      { type: 'RoomRemoved', data: ofRoom },
    ).leads((state) =>
      expect(state).toMatchObject({ status: 'removed', disabled: true, version: 2 }),
    ));

  it('does not record again what is known', () =>
    given(ROOM_REGISTERED)
      .when({ type: 'DescribeRoom', data: { ...ofRoom, changes: { basePrice: baht(1000) } } })
      .expect());
});

function revise(changes: Partial<ReviseRoom['data']>): ReviseRoom {
  const nothing = { expectedVersion: null, changes: {}, pictures: {}, disabled: null };
  return { type: 'ReviseRoom', data: { ...ofRoom, ...nothing, ...changes } };
}
