import { nights } from '@baanpak/domain/testing/samples.ts';
import { RETURN_URI } from './paying.ts';
import type { Shop } from './shop.ts';
import { wholeLog } from './whole-log.ts';

/** Where a charge is asked for. */
export const CREATE = '/payments/charge/create';

/** A booking of two nights that is not paid yet. */
export async function booked(shop: Shop) {
  const { body } = await shop.book(await shop.newRoom(), nights(1, 3));
  return { bookingId: body.book._id, uid: body.book.checkoutId };
}
type Booked = Awaited<ReturnType<typeof booked>>;

/** The body that asks for a QR. */
export const qrFor = ({ bookingId }: Booked) => ({
  bookingId,
  method: 'promptpay',
  returnUri: RETURN_URI,
});
/** The body that pays by card, with a new token. */
export const cardFor = async (shop: Shop, { bookingId }: Booked) => ({
  ...{ bookingId, method: 'card', returnUri: RETURN_URI },
  token: await shop.token(),
});

/** What the provider has for a checkout, in the order it was asked for. */
export async function chargesOf(shop: Shop, { uid }: Booked) {
  const attempts = (await wholeLog(shop.store)).flatMap(({ type, data }) =>
    type === 'ChargeRequested' && data.checkoutUid === uid ? [data.attemptId] : [],
  );
  const books = await shop.providerBooks();
  return books.filter(({ metadata }) => attempts.includes(metadata.attemptId));
}

export const statusesOf = async (shop: Shop, target: Booked) =>
  (await chargesOf(shop, target)).map(({ status }) => status);

/** A provider whose charges are made when the test says so. */
export async function heldUp(shop: Shop) {
  let letGo = () => {};
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let hear = () => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const { provider } = shop.ports;
  const instance = await shop.routesOf(
    await shop.anotherInstance({
      async createCharge(charge) {
        hear();
        await go;
        return provider.createCharge(charge);
      },
    }),
  );
  return { instance, letGo, asked: () => heard };
}
