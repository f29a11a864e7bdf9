import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import type {
  Clock,
  Commands,
  RequestIds,
  RequestKeys,
  SecondFactors,
  SignIn,
  Store,
} from '../ports.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '../use-cases/second-factor/change-second-factor.ts';
import {
  proveSecondFactor,
  recoveryCodesFor,
} from '../use-cases/second-factor/prove-second-factor.ts';
import { userAnswer } from '../use-cases/user/load-user.ts';
import { DETAILS, detailFor, type Handlers, sendWithPosition } from './answer.ts';
import { staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

export const secondFactorHandlers = (
  ports: Commands & Clock & RequestIds & RequestKeys & Store & SignIn & SecondFactors,
) =>
  ({
    'POST /auth/second-factor/begin': async (request) => ({
      ...(await beginSecondFactor(ports, staffOf(request, ports), request.body.currentPassword)),
      ...detailFor(request, DETAILS.secondFactorBegun),
    }),

    'POST /auth/second-factor/confirm': async (request, reply) => {
      const by = staffOf(request, ports);
      const recovery = recoveryCodesFor(by);
      const done = await withIdempotency(ports, request, reply, (body) =>
        confirmSecondFactor(ports, by, recovery, body),
      );
      return sendWithPosition(reply, ports, done).send({
        recoveryCodes: recovery.codes,
        ...detailFor(request, DETAILS.secondFactorOn),
      });
    },

    /** Answers what writes that decide over money carry in `x-second-factor`. */
    'POST /auth/second-factor/prove': async (request, reply) => {
      const by = staffOf(request, ports);
      const { proof, lifetime, position } = await proveSecondFactor(ports, by, request.body.code);
      return sendWithPosition(reply, ports, position).send({
        proof,
        expires_in: lifetime,
        ...detailFor(request, DETAILS.secondFactorProven),
      });
    },

    'POST /auth/second-factor/recovery-codes': async (request, reply) => {
      const by = staffOf(request, ports);
      const recovery = recoveryCodesFor(by);
      const done = await withIdempotency(ports, request, reply, ({ code }) =>
        renewRecoveryCodes(ports, by, recovery, code),
      );
      return sendWithPosition(reply, ports, done).send({
        recoveryCodes: recovery.codes,
        ...detailFor(request, DETAILS.recoveryCodesRenewed),
      });
    },

    'POST /auth/second-factor/turn-off': async (request, reply) => {
      const by = staffOf(request, ports);
      const done = await withIdempotency(ports, request, reply, (body) =>
        turnOffSecondFactor(ports, by, body),
      );
      const { user, position } = await userAnswer(ports, by.principal.userId);
      return sendWithPosition(reply, ports, latestPosition([done, position])).send({
        user,
        ...detailFor(request, DETAILS.secondFactorOff),
      });
    },
  }) satisfies Partial<Handlers>;
