import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Clock, Commands, Following, Payments, Store } from '../../ports.ts';
import { chargeAnswer } from './charge-answer.ts';
import { lookUpCharge } from './look-up-charge.ts';

/** POST /payments/charge/{charge_id}/refresh: the return page asks for the charge to be fetched now. */
export const refreshCharge =
  (
    ports: Commands & Clock & Store & Payments & Following,
  ): Handler<'POST /payments/charge/{charge_id}/refresh'> =>
  async (request, reply) => {
    const looked = await lookUpCharge(ports, request.params.charge_id, contextOf(request));
    const { charge, position } = await chargeAnswer(
      ports,
      looked.attemptId,
      request.query.bookingId,
    );
    return sendWithPosition(reply, ports, latestPosition([looked.position, position])).send({
      ...charge,
      ...detailFor(request, DETAILS.chargeFetched),
    });
  };
