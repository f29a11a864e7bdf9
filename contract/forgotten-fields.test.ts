import { type HotelDetails, HotelDetailsSchema } from '@baanpak/domain/hotel/hotel-details.ts';
import { type RoomDetails, RoomDetailsSchema } from '@baanpak/domain/room/room-details.ts';
import type { SiteDetails } from '@baanpak/domain/site/site.ts';
import { type UserDetails, UserDetailsSchema } from '@baanpak/domain/user/user-details.ts';
import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ReadOnly } from './fields/read-only.ts';
import { ChangeHotelBody, type ChangeHotelRequest } from './hotel/hotel-requests.ts';
import { ChangeRoomBody, type ChangeRoomRequest } from './room/room-requests.ts';
import type { ChangeSiteRequest } from './site/site-requests.ts';
import { ChangeUserBody, type ChangeUserRequest } from './user/user-requests.ts';

/** Of details, the fields that a PUT does not take, or takes as it takes what only the server sets. */
type Forgotten<Details, Request> = {
  [Field in keyof Details]-?: Field extends keyof Request
    ? unknown extends Request[Field]
      ? Field
      : never
    : Field;
}[keyof Details];

describe('a field of the domain that its PUT forgets', () => {
  it('does not compile: there is none', () => {
    expectTypeOf<Forgotten<RoomDetails, ChangeRoomRequest>>().toBeNever();
    expectTypeOf<Forgotten<HotelDetails, ChangeHotelRequest>>().toBeNever();
    expectTypeOf<Forgotten<UserDetails, ChangeUserRequest>>().toBeNever();
    // its picture comes as an address
    expectTypeOf<Forgotten<Omit<SiteDetails, 'bannerId'>, ChangeSiteRequest>>().toBeNever();
  });

  it('would be found, be it nowhere or among what only the server sets', () => {
    type Pool = Readonly<{ hasPool: boolean }>;
    expectTypeOf<'hasPool'>().toExtend<Forgotten<RoomDetails & Pool, ChangeRoomRequest>>();
    type AsRead = ChangeRoomRequest & ReadOnly<'hasPool'>;
    expectTypeOf<'hasPool'>().toExtend<Forgotten<RoomDetails & Pool, AsRead>>();
  });

  it.each<[string, TObject, TObject]>([
    ['rooms', RoomDetailsSchema, ChangeRoomBody],
    ['hotels', HotelDetailsSchema, ChangeHotelBody],
    ['users', UserDetailsSchema, ChangeUserBody],
  ])('would be let through, whatever it says: the PUT of %s has none', (_, details, body) => {
    const nonsense = { nobodyTakes: 'this' };
    const fields = Object.keys(details.properties);
    expect(fields.filter((field) => Value.Check(body, { [field]: nonsense }))).toEqual([]);
  });
});
