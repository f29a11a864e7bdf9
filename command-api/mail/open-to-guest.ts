import { randomUUID } from 'node:crypto';
import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import type { Clock, Commands, RequestIds } from '../ports.ts';
import { giveGuestId } from '../use-cases/booking/give-guest-id.ts';
import { loadStay } from './load-stay.ts';

/** A stay whose link is mailed to its guest; one of an earlier version is given an id for it. */
export async function openToGuest(
  ports: Commands & Clock & RequestIds,
  stay: DocumentFacts,
  correlationId: string,
): Promise<DocumentFacts> {
  if (stay.guestId !== null) return stay;
  const commandId = randomUUID();
  const context = { actor: 'mailer', correlationId, causationId: null, commandId };
  await giveGuestId(ports, stay.bookingId, context);
  return loadStay(ports, stay.bookingId);
}
