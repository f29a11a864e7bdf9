import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps, Handler } from '../handler.ts';

/** A picture only, whatever a browser makes of the bytes, and nobody else's to keep. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-disposition': 'inline; filename="slip.webp"',
};

/** The slip that a guest added to the report of a transfer; it shows a bank account. */
export const transferSlip =
  ({ db, guestFiles }: Deps): Handler<'GET /bookings/{id}/slip'> =>
  async ({ params: { id } }, reply) => {
    const sent = await db
      .selectFrom('bookings')
      .select(['checkout_uid as uid', 'slip_id as slipId'])
      .where('booking_id', '=', id)
      .executeTakeFirst();
    const found = sent?.slipId && (await guestFiles.read(sent.uid, sent.slipId));
    if (!found) throw new Refusal('not-found', 'There is no slip');
    return reply.type('image/webp').headers(HEADERS).send(found);
  };

/** The document only, whatever a browser makes of the bytes. */
const CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A document that a guest sent ahead, for who checks guests in; nobody keeps a copy. */
export const sentDocument =
  ({ db, guestFiles }: Deps): Handler<'GET /bookings/{id}/documents/{n}'> =>
  async ({ params: { id, n } }, reply) => {
    const row = await db
      .selectFrom('bookings')
      .select('documents')
      .where('booking_id', '=', id)
      .executeTakeFirst();
    const sent = row?.documents[n];
    const found = sent && (await guestFiles.read(id, sent.fileId));
    if (!found) throw new Refusal('not-found', 'There is no such document');
    const name = `document-${n}.${sent.mediaType === 'application/pdf' ? 'pdf' : 'webp'}`;
    return reply
      .type(sent.mediaType)
      .header('content-security-policy', CSP)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(found);
  };
