import { describe, expect, it } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { HOTEL } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { DEFAULT_CANCELLATION_POLICY } from '../values/money/cancellation-policy.ts';
import { GALLERY_LIMIT } from '../values/place/gallery.ts';
import { i18nText } from '../values/text/i18n-text.ts';
import { type HotelRegistered, hotel, hotelStream, type ReviseHotel } from './hotel.ts';

const given = specFor(hotel);

const ofHotel = { hotelId: 'riverside' };
const registration = { ...ofHotel, ownerId: 'somchai', slug: 'riverside', details: HOTEL };
const registered: HotelRegistered = { type: 'HotelRegistered', data: registration };
const withCover = { ...ofHotel, pictures: { cover: 'river-at-dusk' } };
const withPhone = { ...ofHotel, changes: { contactPhone: '053123456' } };

describe('a hotel', () => {
  everyCommandInEveryState(hotel, {
    commands: {
      RegisterHotel: { type: 'RegisterHotel', data: registration },
      DescribeHotel: { type: 'DescribeHotel', data: withPhone },
      SetHotelPictures: { type: 'SetHotelPictures', data: withCover },
      AddHotelPictures: { type: 'AddHotelPictures', data: { ...ofHotel, gallery: [] } },
      ReplaceSlug: { type: 'ReplaceSlug', data: { ...ofHotel, slug: 'main-2' } },
      DisableHotel: { type: 'DisableHotel', data: ofHotel },
      EnableHotel: { type: 'EnableHotel', data: ofHotel },
      ReviseHotel: revise({ changes: withPhone.changes }),
      'ReviseHotel of an old version': revise({ expectedVersion: 7 }),
      RemoveHotel: { type: 'RemoveHotel', data: ofHotel },
    },
    events: {
      HotelRegistered: registered,
      HotelDescribed: { type: 'HotelDescribed', data: withPhone },
      HotelPicturesSet: { type: 'HotelPicturesSet', data: withCover },
      HotelSlugReplaced: { type: 'HotelSlugReplaced', data: { ...ofHotel, slug: 'main-2' } },
      HotelDisabled: { type: 'HotelDisabled', data: ofHotel },
      HotelEnabled: { type: 'HotelEnabled', data: ofHotel },
      HotelRemoved: { type: 'HotelRemoved', data: ofHotel },
    },
    states: {
      unknown: [],
      open: ['HotelRegistered'],
      disabled: ['HotelRegistered', 'HotelDisabled'],
      'open again': ['HotelRegistered', 'HotelDisabled', 'HotelEnabled'],
      removed: ['HotelRegistered', 'HotelRemoved'],
    },
    answers: {
      unknown: {
        RegisterHotel: 'HotelRegistered',
        DescribeHotel: 'not-found',
        SetHotelPictures: 'not-found',
        AddHotelPictures: 'not-found',
        ReplaceSlug: 'not-found',
        DisableHotel: 'not-found',
        EnableHotel: 'not-found',
        ...revisions('not-found', 'not-found'),
        RemoveHotel: 'not-found',
      },
      open: whenOpen(),
      disabled: {
        RegisterHotel: 'nothing',
        DescribeHotel: 'HotelDescribed',
        SetHotelPictures: 'HotelPicturesSet',
        AddHotelPictures: 'nothing',
        ReplaceSlug: 'HotelSlugReplaced',
        DisableHotel: 'nothing',
        EnableHotel: 'HotelEnabled',
        ...revisions(),
        RemoveHotel: 'HotelRemoved',
      },
      'open again': whenOpen(),
      removed: {
        RegisterHotel: 'nothing',
        DescribeHotel: 'not-found',
        SetHotelPictures: 'not-found',
        AddHotelPictures: 'not-found',
        ReplaceSlug: 'not-found',
        DisableHotel: 'not-found',
        EnableHotel: 'not-found',
        ...revisions('not-found', 'not-found'),
        RemoveHotel: 'nothing',
      },
    },
  });

  it('has a stream of its own', () => expect(hotelStream('riverside')).toBe('hotel-riverside'));

  it('keeps its slug when its name changes', () =>
    given(registered, {
      type: 'HotelDescribed',
      data: { ...ofHotel, changes: { hotelName: i18nText('Hillside') } },
    }).leads((state) =>
      expect(state).toMatchObject({
        slug: 'riverside',
        details: { hotelName: { th: 'Hillside', en: 'Hillside' }, provinceId: 'TH-50' },
      }),
    ));

  it('keeps the pictures that are not named', () =>
    given(
      registered,
      { type: 'HotelPicturesSet', data: { ...ofHotel, pictures: { gallery: ['pier', 'rice'] } } },
      { type: 'HotelPicturesSet', data: withCover },
    ).leads((state) =>
      expect(state).toMatchObject({
        pictures: { cover: 'river-at-dusk', gallery: ['pier', 'rice'], logo: null },
      }),
    ));

  it('has no more pictures than a gallery holds', () => {
    const gallery = Array.from({ length: GALLERY_LIMIT + 1 }, (_, n) => `view ${n}`);
    given(registered)
      .when({ type: 'AddHotelPictures', data: { ...ofHotel, gallery } })
      .refuses('gallery-full');
  });

  it('has a picture in its gallery once, behind those that were there', () =>
    given(registered, {
      type: 'HotelPicturesSet',
      data: { ...ofHotel, pictures: { gallery: ['view', 'bath'] } },
    })
      .when({ type: 'AddHotelPictures', data: { ...ofHotel, gallery: ['door', 'view'] } })
      .expect({
        type: 'HotelPicturesSet',
        data: { ...ofHotel, pictures: { gallery: ['view', 'bath', 'door'] } },
      }));

  it('has no cancellation policy whose tiers are out of order', () => {
    const [early, late] = [
      { name: i18nText('Early'), daysBefore: 7, share: 1 },
      { name: i18nText('Late'), daysBefore: 1, share: 0.5 },
    ];
    const details = { ...HOTEL, cancellationPolicy: [late, early] };
    given()
      .when({ type: 'RegisterHotel', data: { ...registration, details } })
      .refuses('tiers-out-of-order');
    const changes = { cancellationPolicy: [late, early] };
    given(registered).when(revise({ changes })).refuses('tiers-out-of-order');
    given(registered)
      .when({ type: 'DescribeHotel', data: { ...ofHotel, changes } })
      .refuses('tiers-out-of-order');
  });

  it('registered before there were cancellation policies has the default one', () => {
    const changes = { cancellationPolicy: DEFAULT_CANCELLATION_POLICY };
    given(registered).when(revise({ changes })).expect();
  });

  it('is registered and disabled at once', () =>
    given()
      .when({ type: 'RegisterHotel', data: { ...registration, disabled: true } })
      .expect(registered, { type: 'HotelDisabled', data: ofHotel }));

  it('is revised as a whole, at the version that was read', () =>
    given(registered)
      .when(
        revise({
          expectedVersion: 0,
          changes: withPhone.changes,
          pictures: withCover.pictures,
          disabled: true,
        }),
      )
      .expect(
        { type: 'HotelDescribed', data: withPhone },
        { type: 'HotelPicturesSet', data: withCover },
        { type: 'HotelDisabled', data: ofHotel },
      ));

  it('keeps a slug that it has', () =>
    given(registered)
      .when({ type: 'ReplaceSlug', data: { ...ofHotel, slug: 'riverside' } })
      .expect());

  it('counts its version and is closed when it is removed', () =>
    given(
      registered,
      { type: 'HotelDescribed', data: withPhone },
      { type: 'HotelRemoved', data: ofHotel },
    ).leads((state) =>
      expect(state).toMatchObject({ status: 'removed', disabled: true, version: 2 }),
    ));

  it('does not record again what is known', () =>
    given(registered)
      .when({ type: 'DescribeHotel', data: { ...ofHotel, changes: { ...HOTEL } } })
      .expect());
});

function whenOpen() {
  return {
    RegisterHotel: 'nothing',
    DescribeHotel: 'HotelDescribed',
    SetHotelPictures: 'HotelPicturesSet',
    AddHotelPictures: 'nothing',
    ReplaceSlug: 'HotelSlugReplaced',
    DisableHotel: 'HotelDisabled',
    EnableHotel: 'nothing',
    ...revisions(),
    RemoveHotel: 'HotelRemoved',
  } as const;
}

function revisions<
  Revised extends string = 'HotelDescribed',
  Stale extends string = 'stale-version',
>(
  revised: Revised | 'HotelDescribed' = 'HotelDescribed',
  stale: Stale | 'stale-version' = 'stale-version',
) {
  return { ReviseHotel: revised as Revised, 'ReviseHotel of an old version': stale as Stale };
}

function revise(changes: Partial<ReviseHotel['data']>): ReviseHotel {
  const nothing = { expectedVersion: null, changes: {}, pictures: {}, disabled: null };
  return { type: 'ReviseHotel', data: { ...ofHotel, ...nothing, ...changes } };
}
