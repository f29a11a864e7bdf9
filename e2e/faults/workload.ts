import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../testing/api.ts';
import { type Book, type Books, differentStays, newGuest, type Room } from '../testing/guest.ts';
import { type ChargeMade, cardToken } from '../testing/payments.ts';
import { staffIdOf } from '../testing/staff.ts';
import { type Asking, startAsking } from './asking.ts';
import { newPicture } from './new-picture.ts';

/** A booking that was acknowledged, with what was acknowledged of it since. */
export type Acknowledged = {
  book: Book;
  chargeId?: string;
  isCanceled: boolean;
};

export type Workload = Readonly<{
  acknowledged: readonly Acknowledged[];
  /** Addresses of pictures that were taken. */
  pictures: readonly string[];
  asking: Pick<Asking, 'answers' | 'wrong' | 'slowest'>;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}>;

const AT_ONCE = 6;
/** As many guests ask for the same nights of the same room. */
const RIVALS = 3;

/** In ms: staff change a picture, and look at what they changed. */
const PICTURE_EVERY_MS = 500;

/** Guests who book, pay and let staff cancel, and staff who upload pictures, through the gateway, until they are stopped. */
export function startWorkload(api: Api, staff: Api, rooms: readonly Room[]): Workload {
  const acknowledged: Acknowledged[] = [];
  const pictures: string[] = [];
  const nextStay = staysOf(rooms);
  const asking = startAsking();
  const { surely, isStopped } = asking;

  async function guest(n: number): Promise<void> {
    const { roomId, checkIn, checkOut } = nextStay();
    const body = { ...newGuest(), roomId, checkInDate: checkIn, checkOutDate: checkOut };
    const booked = await surely<Books>(api, '/outreach/bookings', { body });
    if (booked.status !== 201) return;
    const entry: Acknowledged = { book: booked.body.book, isCanceled: false };
    acknowledged.push(entry);
    if (n % 3 !== 0) await pay(entry);
    if (n % 3 === 2) await cancel(entry);
  }

  async function pay(entry: Acknowledged): Promise<void> {
    const token = await cardToken(api).catch(() => undefined);
    if (token === undefined) return;
    const { checkoutId } = entry.book;
    const body = { checkoutId, method: 'card', token, returnUri: `${api.url}/successful-payment` };
    const paid = await surely<ChargeMade>(api, '/payments/charge/create', { body });
    if (paid.status === 201) entry.chargeId = paid.body.charge_id;
  }

  async function cancel(entry: Acknowledged): Promise<void> {
    const id = await staffIdOf(staff, entry.book.bookingId).catch(() => undefined);
    if (id === undefined) return;
    const canceled = await surely(staff, `/bookings/${id}`, { method: 'DELETE' });
    if (canceled.status < 300) entry.isCanceled = true;
  }

  async function guests(first: number): Promise<void> {
    for (let n = first; !isStopped(); n += 1) await guest(n);
  }

  async function decorate(hotelIds: readonly string[]): Promise<void> {
    for (let n = 0; !isStopped(); n += 1) {
      const body = new FormData();
      body.append('file', new Blob([newPicture(n)], { type: 'image/png' }), 'cover.png');
      const path = `/hotels/${hotelIds[n % hotelIds.length]}/background-cover`;
      const changed = await surely<{ imageUrl: string }>(staff, path, { body });
      if (changed.status === 200) pictures.push(changed.body.imageUrl);
      await sleep(PICTURE_EVERY_MS);
    }
  }

  const all = Promise.all([
    ...Array.from({ length: AT_ONCE }, (_, n) => guests(n)),
    decorate([...new Set(rooms.map(({ hotelId }) => hotelId))]),
  ]);
  return {
    acknowledged,
    pictures,
    asking,
    async stop() {
      asking.stop();
      await all;
    },
  };
}

function staysOf(rooms: readonly Room[]) {
  const nextStay = differentStays();
  let stay = nextStay();
  let asked = 0;
  return () => {
    const n = Math.floor(asked / RIVALS);
    if (asked > 0 && asked % (RIVALS * rooms.length) === 0) stay = nextStay();
    asked += 1;
    return { ...stay, roomId: rooms[n % rooms.length]?.roomId ?? '' };
  };
}
