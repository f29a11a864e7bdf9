import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, idFor, isReplay } from '../../http/request.ts';
import type { Clock, Commands, RequestIds, Store } from '../../ports.ts';
import { assertOwner } from '../user/role-assignments.ts';
import { claimSlug } from './claim-slug.ts';
import { hotelAnswer } from './hotel-answer.ts';
import { newDetails } from './hotel-details.ts';

/** POST /hotels: one more hotel, with an address by its English name. */
export const createHotel =
  (ports: Commands & Clock & RequestIds & Store): Handler<'POST /hotels'> =>
  async (request, reply) => {
    const { body } = request;
    const hotelId = idFor(request, ports, 'hotel');
    const ownerId = await ownerFor(ports, principalOf(request), body.ownerId);
    const { origin } = await ports.commands.load(hotel, hotelStream(hotelId));
    if (isReplay(request, origin)) {
      void reply.header('idempotent-replayed', 'true');
    } else {
      const context = contextOf(request);
      const details = newDetails(body);
      const slug = await claimSlug(ports, hotelId, details.hotelName.en, context);
      const data = { hotelId, ownerId, slug, details, disabled: body.disabled ?? false };
      const command = { type: 'RegisterHotel', data } as const;
      await ports.commands.handle(hotel, hotelStream(hotelId), command, context);
    }
    const { hotel: made, position } = await hotelAnswer(ports, hotelId);
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({ hotel: made, ...detailFor(request, DETAILS.hotelCreated) });
  };

/** Owners make their own; an admin names whose: 400 where it is missing or no owner's. */
async function ownerFor(
  ports: Commands,
  by: Principal,
  requested: string | undefined,
): Promise<string> {
  if (by.role !== 'admin') {
    if (by.ownerId === null) throw new TransportError('forbidden');
    return by.ownerId;
  }
  if (requested === undefined)
    throw invalidField('ownerId', { th: 'จำเป็นต้องระบุ', en: 'is required' });
  await assertOwner(ports, requested);
  return requested;
}
