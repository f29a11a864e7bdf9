import { drawPaymentCode } from '@baanpak/documents/payment-code.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { boundedQueue } from '@baanpak/infrastructure/concurrency/bounded-queue.ts';
import { openedBy } from '../booking/guest-ids.ts';
import type { Deps, Handler } from '../handler.ts';

// each draws in a process of its own: one at a time leaves the cores to bookings
const inTurn = boundedQueue({ atOnce: 1, waiting: 10, longestWait: 10_000 });

/** The code of a charge that waits to be paid, to keep or to send: from our own origin, no matter who the provider is. */
export const chargeCode =
  (deps: Deps): Handler<'GET /payments/charge/{charge_id}/qr.png'> =>
  async ({ params: { charge_id: chargeId }, query: { bookingId, lang }, language }, reply) => {
    const { pictureUri, amount, until, code, isWaiting } = await find(deps, chargeId, bookingId);
    if (!isWaiting || until <= deps.now())
      throw new Refusal('not-payable', 'This code is not to be paid any more');
    const png = await inTurn(async () =>
      drawPaymentCode({
        ...{
          picture: await codePicture(pictureUri, { site: deps.site(), inside: deps.inside() }),
          amount,
          until,
          bookingCode: code,
        },
        language: lang ?? language,
      }),
    );
    return reply
      .type('image/png')
      .header('content-disposition', `attachment; filename="${code}-PromptPay.png"`)
      .send(png);
  };

/** A charge with a code of the checkout of the booking that this guest's id opens; throws `not-found`. */
async function find({ db, ids }: Deps, chargeId: string, guestId: string) {
  const found = await db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.checkout_uid', 'p.checkout_uid')
    .select(['p.qr_uri', 'p.amount', 'p.expires_at', 'p.status', 'b.code'])
    .where('p.charge_id', '=', chargeId)
    .where('b.booking_id', '=', openedBy(ids, guestId))
    .executeTakeFirst();
  if (!found?.qr_uri) throw new Refusal('not-found', 'No such code');
  return {
    ...{ pictureUri: found.qr_uri, amount: found.amount, until: found.expires_at },
    ...{ code: found.code, isWaiting: found.status === 'pending' },
  };
}

const MOST_BYTES = 1_000_000;
const LONGEST_MS = 3_000;

/** The site's origin as guests see it, and as our own servers reach it. */
type Origins = Readonly<{ site: string; inside: string }>;

/**
 * The provider's picture of a code, whose address came with the charge. A sandbox behind our own gateway is asked
 * inside, where the public address may lead nowhere. Throws `payment-unknown` where there is no picture within 3 s and 1 MB.
 */
export async function codePicture(
  uri: string,
  { site, inside }: Origins,
  longest = LONGEST_MS,
): Promise<Uint8Array> {
  const address = uri.startsWith(`${site}/`) ? inside + uri.slice(site.length) : uri;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(longest) });
    if (answer.ok && answer.body) return await bytesOf(answer.body);
  } catch {
    // the provider is away, or its picture is none
  }
  throw new Refusal('payment-unknown', 'The provider does not give the picture of the code');
}

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('It is no picture of a code');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
