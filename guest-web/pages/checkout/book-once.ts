import { type Booked, type BookingRequest, placeBookings } from '../../shell/api/bookings.ts';
import { type Api, newKey } from '../../shell/api/client.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { followed } from '../../shell/local.ts';
import { session } from '../../shell/session.ts';

type Key = Readonly<{ checkoutId: string; key: string }>;

/** For all tabs: one that submits the same checkout as another asks for the same bookings. */
const keys = followed<Key>('booking-keys', { checkoutId: '', key: '' });
const MOST_KEYS = 10;

/** Of what was sent and not answered; it has the guest's data, so the tab alone keeps it. */
const placeOf = (checkoutId: string) => `sent ${checkoutId}`;
const MOST_SENT = 4;

/**
 * Books a checkout once, however often and from wherever it is sent: each checkout has one key, kept until
 * it is refused. After a lost answer nobody knows whether it was booked; where it was, and the guest has
 * changed what is sent since, what was sent then is sent again, and its answer is what they booked.
 */
export async function bookOnce(api: Api, request: BookingRequest): Promise<Booked> {
  const { checkoutId } = request;
  const key = keyOf(checkoutId);
  const place = placeOf(checkoutId);
  const before = others(session.read<BookingRequest[]>(place) ?? [], request);
  session.write(place, [request, ...before].slice(0, MOST_SENT));
  try {
    const booked = await send(api, [request, ...before], key);
    session.forget(place);
    return booked;
  } catch (error) {
    if (isRefused(error)) forget(checkoutId);
    throw error;
  }
}

const others = (sent: readonly BookingRequest[], request: BookingRequest) =>
  sent.filter((each) => JSON.stringify(each) !== JSON.stringify(request));

/** The first, or else the one the key was used with. */
async function send(
  api: Api,
  [request, ...before]: readonly BookingRequest[],
  key: string,
): Promise<Booked> {
  if (!request) throw USED_KEY;
  try {
    return await placeBookings(api, request, key);
  } catch (error) {
    if (!isUsedKey(error)) throw error;
    return send(api, before, key);
  }
}

function keyOf(checkoutId: string): string {
  const given = keys.read().find((each) => each.checkoutId === checkoutId)?.key;
  if (given) return given;
  const key = newKey();
  keys.write([{ checkoutId, key }, ...keys.read()].slice(0, MOST_KEYS));
  return key;
}

function forget(checkoutId: string): void {
  keys.write(keys.read().filter((each) => each.checkoutId !== checkoutId));
  session.forget(placeOf(checkoutId));
}

const USED_KEY = new ApiProblem({ status: 422, code: 'idempotency-key-reused', detail: '' });

const isUsedKey = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'idempotency-key-reused';

/** Said no to by a server that knows; a used key is a yes to somebody, in another tab. */
const isRefused = (error: unknown) =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && !isUsedKey(error);
