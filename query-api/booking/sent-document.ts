import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';

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
