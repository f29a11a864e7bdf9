import { nights } from '@baanpak/domain/testing/samples.ts';
import { item } from './guest.ts';
import { openCaseFor } from './money-cases.ts';
import type { OwnHotel } from './own-hotel.ts';
import { openApplicationFor } from './partners.ts';
import { API_KEY } from './requests.ts';
import { reviewedStay, stayedGuest } from './reviews.ts';
import type { Shop } from './shop.ts';
import { hire } from './staff.ts';
import { staffBookingsWith } from './staff-bookings.ts';
import { HOTEL_REQUEST } from './staff-catalogue.ts';

export type Caller = Readonly<Record<string, string>>;

/** A thing that was made for one test, and what is asked of it. */
export type Target = Readonly<{
  url: string;
  body?: object;
  /** Undoes it; left out where nothing does. */
  between?: object;
  /** Something else, under the same key; left out of what has no body. */
  other?: object;
  /** What is against a rule; left out of what has no body. */
  refused?: object;
}>;

export type KeyedWrite = Readonly<{
  method: 'PUT' | 'DELETE';
  route: string;
  as: Caller;
  /** Another who may do the same. */
  asAnother: Caller;
  make(): Promise<Target>;
}>;

const STAY = nights(1, 3);
const OLD_VERSION = 99;

/** Things of the shop, each made for one test; answers the path of each. */
function thingsOf(shop: Shop, own: OwnHotel) {
  const staff = staffBookingsWith(shop);
  type Made = { hotel: { _id: string } };
  return {
    room: async () => `/rooms/${(await own.newRoom()).roomId}`,
    hotel: async () => {
      const made = await shop.post<Made>('/hotels', HOTEL_REQUEST, own.owner.headers);
      return `/hotels/${made.body.hotel._id}`;
    },
    user: async () => `/users/${(await hire(shop.ports, 'officer', own.owner.userId)).userId}`,
    case: async () => `/bookings/cases/${await openCaseFor(shop, own.owner.userId)}`,
    booking: async () => {
      const taken = await staff.take(own.officer, await own.newRoom(), STAY);
      return `/bookings/${taken.body.book._id}`;
    },
    held: async () => {
      const { body } = await shop.book(await own.newRoom(), STAY);
      return `/outreach/bookings/${body.book._id}`;
    },
    certain: async () => {
      const { body } = await shop.book(await own.newRoom(), STAY);
      await shop.payByCard({ bookingId: body.book._id });
      return `/outreach/bookings/${body.book._id}`;
    },
    /** Transferred to the hotel, which called it off and does not know where to send the money. */
    owed: async () => {
      const { body } = await shop.book(await own.newRoom(), STAY, { paymentMethod: 'direct' });
      await staff.change(own.owner, body.book._id, { action: 'confirm-payment' });
      await staff.cancel(own.owner, body.book._id);
      return `/outreach/bookings/${body.book._id}`;
    },
    stayed: async () => `/outreach/bookings/${(await stayedGuest(shop, own)).guestId}`,
    reviewed: async () => `/reviews/${(await reviewedStay(shop, own)).reviewId}`,
    checkout: async () => {
      const { body } = await shop.openCheckout([item(await own.newRoom(), STAY)]);
      return `/outreach/bookings/checkout/${body.data.uid}`;
    },
  };
}

type Asked = Omit<Target, 'url'>;
type Callers = Pick<KeyedWrite, 'as' | 'asAnother'>;
type Url = () => Promise<string>;

const putTo = (route: string, callers: Callers, url: Url, asked: Asked): KeyedWrite => ({
  ...{ method: 'PUT', route, ...callers },
  make: async () => ({ url: await url(), ...asked }),
});

const deletesAt = (route: string, callers: Callers, url: Url): KeyedWrite => ({
  ...{ method: 'DELETE', route, ...callers },
  make: async () => ({ url: await url() }),
});

/** Every PUT and DELETE there is. */
export async function keyedWrites(shop: Shop, own: OwnHotel): Promise<readonly KeyedWrite[]> {
  const asGuest = { as: {}, asAnother: { 'x-api-key': `${API_KEY}-2` } };
  const asOwner = { as: own.owner.headers, asAnother: own.admin.headers };
  const asAdmin = { as: own.admin.headers, asAnother: (await hire(shop.ports, 'admin')).headers };
  const {
    room,
    hotel,
    user,
    case: moneyCase,
    booking,
    held,
    certain,
    owed,
    stayed,
    reviewed,
    checkout,
  } = thingsOf(shop, own);
  const arrival = async () => `${await certain()}/arrival`;
  const account = async () => `${await owed()}/refund/account`;
  const plain = [
    putTo('/hotels/:id', asOwner, hotel, HOTEL),
    putTo('/rooms/:id', asOwner, room, ROOM),
    putTo('/rooms/:id/prices', asOwner, async () => `${await room()}/prices`, PRICES),
    putTo('/users/:id', asOwner, user, USER),
    putTo('/users/me/preferences', asOwner, async () => '/users/me/preferences', PREFERENCES),
    putTo('/site', asAdmin, async () => '/site', SITE),
    putTo('/bookings/:id', asOwner, booking, BOOKING),
    putTo('/bookings/cases/:id', asOwner, moneyCase, CASE),
    putTo(
      '/outreach/bookings/:id/payment-method',
      asGuest,
      async () => `${await held()}/payment-method`,
      PAYMENT_METHOD,
    ),
    putTo('/outreach/bookings/:id/arrival', asGuest, arrival, ARRIVAL),
    putTo('/outreach/bookings/:id/refund/account', asGuest, account, ACCOUNT),
    putTo('/outreach/bookings/:id/stay', asGuest, async () => `${await certain()}/stay`, DATES),
    putTo('/outreach/bookings/:id/review', asGuest, async () => `${await stayed()}/review`, REVIEW),
    putTo('/reviews/:id', asAdmin, reviewed, HIDING),
    deletesAt('/hotels/:id', asOwner, hotel),
    deletesAt('/rooms/:id', asOwner, room),
    deletesAt('/users/:id', asOwner, user),
    deletesAt('/bookings/:id', asOwner, booking),
    deletesAt('/outreach/bookings/:id', asGuest, held),
    deletesAt('/outreach/bookings/checkout/:uid', asGuest, checkout),
  ];
  const settled = async () =>
    `/reports/settlement/${(await hire(shop.ports, 'owner')).userId}/2026-01`;
  const partner = async () => `/admin-api/partners/${await openApplicationFor(shop.ports)}`;
  return [
    ...plain,
    ...plain.flatMap(ofBackOffice),
    putTo('/admin-api/partners/:id', asAdmin, partner, APPLICATION),
    putTo('/reports/settlement/:ownerId/:month', asAdmin, settled, PAYOUT),
  ];
}

/** How the back office names things; what is not there it does not write. */
const BACK_OFFICE: Readonly<Record<string, readonly string[]>> = {
  '/hotels/': ['/admin-api/hotels/'],
  '/rooms/': ['/admin-api/rooms/'],
  '/users/': ['/admin-api/users/'],
  '/reviews/': ['/admin-api/reviews/'],
  '/bookings/': ['/admin-api/bookings/', '/admin-api/booking-history/'],
  '/bookings/cases/': ['/admin-api/cases/'],
};

/** The same asked of the back office. */
function ofBackOffice(write: KeyedWrite): KeyedWrite[] {
  if (write.route === '/site')
    return [
      {
        ...{ ...write, route: '/admin-api/site/:id' },
        make: async () => ({ ...(await write.make()), url: '/admin-api/site/site' }),
      },
    ];
  const [, prefix = ''] = /^(.*\/):id$/.exec(write.route) ?? [];
  return (BACK_OFFICE[prefix] ?? []).map((path) => ({
    ...{ ...write, route: `${path}:id` },
    async make() {
      const target = await write.make();
      return { ...target, url: path + target.url.slice(prefix.length) };
    },
  }));
}

const HOTEL = {
  body: { contactPhone: '053111111' },
  between: { contactPhone: '053222222' },
  other: { contactPhone: '053333333' },
  refused: { version: OLD_VERSION },
};
const ROOM = {
  body: { title: 'Tree house', units: 3 },
  between: { title: 'Garden house', units: 1 },
  other: { title: 'River house' },
  refused: { version: OLD_VERSION },
};
const DAYS = { from: STAY.checkIn, to: STAY.checkOut };
const PRICES = {
  body: { ...DAYS, price: 1111, minStay: 2 },
  between: { ...DAYS, price: 2222, minStay: 1 },
  other: { ...DAYS, price: 3333 },
  refused: { from: STAY.checkIn, to: STAY.checkIn, price: 1 },
};
const USER = {
  body: { nickname: 'Nok' },
  between: { nickname: 'Noi' },
  other: { nickname: 'Nat' },
  refused: { version: OLD_VERSION },
};
const viewNamed = (name: string) => ({
  'room-manage': [
    { name, filter: {}, sort: { field: 'id', order: 'ASC' }, hidden: [], isDefault: false },
  ],
});
const PREFERENCES = {
  body: viewNamed('A'),
  between: viewNamed('B'),
  other: viewNamed('C'),
  refused: viewNamed(' '),
};
const SITE = {
  body: { company: 'บ้านพัก' },
  between: { company: 'Baanpak' },
  other: { company: 'Another' },
  refused: { selectedRoomIds: ['11111111-1111-4111-8111-111111111111'] },
};
const BOOKING = {
  body: { reservedBy: 'Somchai' },
  between: { reservedBy: 'Malee' },
  other: { action: 'cancel' },
  refused: { version: OLD_VERSION, reservedBy: 'Nobody' },
};
const APPLICATION = {
  body: { action: 'decline', reason: 'Too far' },
  other: { action: 'decline', reason: 'Too near' },
  refused: { action: 'decline', version: OLD_VERSION },
};
const PAYOUT = {
  body: { paidAt: '2026-02-05T03:00:00.000Z', reference: 'KBANK 1' },
  other: { paidAt: '2026-02-05T03:00:00.000Z', reference: 'KBANK 2' },
  refused: { paidAt: '2999-02-05T03:00:00.000Z', reference: 'KBANK 1' },
};
const CASE = {
  body: { action: 'close', reason: 'Ours' },
  other: { action: 'close', reason: 'Not ours' },
  refused: { action: 'close', reason: 'Ours', version: OLD_VERSION },
};
const dates = (checkInDate: string, checkOutDate: string) => ({ checkInDate, checkOutDate });
const DATES = {
  body: dates(STAY.checkIn, nights(3, 4).checkOut),
  between: dates(STAY.checkIn, STAY.checkOut),
  other: dates(STAY.checkIn, nights(3, 5).checkOut),
  refused: dates(STAY.checkIn, STAY.checkIn),
};
const REVIEW = {
  body: { score: 9, text: 'Lovely' },
  between: { score: 4 },
  other: { score: 8 },
  refused: { score: 11 },
};
const HIDING = {
  body: { action: 'hide', reason: 'A phone number' },
  between: { action: 'show', reason: 'It is gone' },
  other: { action: 'hide', reason: 'Rude' },
  refused: { action: 'answer', text: ' ' },
};
const ARRIVAL = {
  body: { arrivalTime: '14:30', companions: ['Malee'] },
  between: { arrivalTime: '16:00' },
  other: { arrivalTime: '18:00' },
  refused: { arrivalTime: 'late' },
};
const KBANK = { bank: 'KBANK', accountNumber: '123-4-56789-0', accountName: 'Anna Rakdee' };
const ACCOUNT = {
  body: KBANK,
  other: { ...KBANK, bank: 'SCB' },
  refused: { ...KBANK, accountNumber: '12' },
};
const PAYMENT_METHOD = {
  body: { paymentMethod: 'direct' },
  between: { paymentMethod: 'gateway' },
  other: { paymentMethod: 'gateway' },
  refused: { paymentMethod: 'barter' },
};
