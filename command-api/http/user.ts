import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { latestPosition, START } from '@baanpak/infrastructure/event-store/port.ts';
import { bearerOf, type OwnerOf, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type {
  Clock,
  Commands,
  Mails,
  RequestIds,
  RequestKeys,
  SecondFactors,
  SignIn,
  StaffPreferences,
  Store,
} from '../ports.ts';
import { changePreferences } from '../use-cases/preferences/change-preferences.ts';
import { changeUser, removeUser } from '../use-cases/user/change-user.ts';
import { createUser } from '../use-cases/user/create-user.ts';
import { shownUser, userAnswer } from '../use-cases/user/load-user.ts';
import { forgotPassword, resetPassword } from '../use-cases/user/reset-password.ts';
import { signIn, signOut, signOutEverywhere } from '../use-cases/user/sign-in.ts';
import { DETAILS, detailFor, type Handlers, sendMade, sendWithPosition } from './answer.ts';
import { callerOf, staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

type OfUser = Commands &
  Clock &
  Mails &
  RequestIds &
  RequestKeys &
  SecondFactors &
  SignIn &
  StaffPreferences &
  Store;

export const userHandlers = (ports: OfUser) =>
  ({
    'POST /users': async (request, reply) => {
      const made = await createUser(ports, staffOf(request, ports), request.body);
      const { user: shown, position } = await userAnswer(ports, made.id);
      return sendMade(reply, ports, { ...made, position }).send({
        user: shown,
        ...detailFor(request, DETAILS.userCreated),
      });
    },

    'PUT /users/{id}': async (request, reply) => {
      const { id } = request.params;
      const done = await withIdempotency(ports, request, reply, (body) =>
        changeUser(ports, staffOf(request, ports), id, body),
      );
      const { user: shown, position } = await userAnswer(ports, id);
      return sendWithPosition(reply, ports, latestPosition([done, position])).send({
        user: shown,
        ...detailFor(request, DETAILS.userChanged),
      });
    },

    'DELETE /users/{id}': async (request, reply) => {
      const { id } = request.params;
      const position = await withIdempotency(ports, request, reply, () =>
        removeUser(ports, staffOf(request, ports), id),
      );
      const { state } = await ports.commands.load(user, userStream(id));
      if (state.status === 'unknown') throw new Refusal('not-found', 'No such user');
      return sendWithPosition(reply, ports, position).send({
        user: shownUser(state),
        ...detailFor(request, DETAILS.userRemoved),
      });
    },

    /** Answers no position: nothing of it is in the log. */
    'PUT /users/me/preferences': async (request, reply) => {
      await withIdempotency(ports, request, reply, async (body) => {
        await changePreferences(ports, staffOf(request, ports), body);
        return START;
      });
      return {
        preferences: await ports.preferences.read(principalOf(request).userId),
        ...detailFor(request, DETAILS.preferencesKept),
      };
    },
  }) satisfies Partial<Handlers>;

/** How staff come in and go out. */
export const signInHandlers = (ports: OfUser) =>
  ({
    /** As a form or as JSON. */
    'POST /auth/token': async (request) => {
      const { token, lifetime } = await signIn(ports, callerOf(request, ports), request.body);
      return {
        access_token: token,
        token_type: 'bearer' as const,
        expires_in: lifetime,
        ...detailFor(request, DETAILS.signedIn),
      };
    },

    'POST /auth/sign-out': async (request, reply) => {
      const by = staffOf(request, ports);
      const position = await signOut(ports, by, bearerOf(request) ?? '');
      return sendWithPosition(reply, ports, position).send(detailFor(request, DETAILS.signedOut));
    },

    'POST /auth/sign-out-everywhere': async (request, reply) => {
      const position = await signOutEverywhere(ports, staffOf(request, ports));
      return sendWithPosition(reply, ports, position).send(
        detailFor(request, DETAILS.signedOutEverywhere),
      );
    },

    'POST /auth/forgot': async (request, reply) => {
      const isReplay = await forgotPassword(ports, callerOf(request, ports), request.body);
      if (isReplay) void reply.header('idempotent-replayed', 'true');
      return reply.code(202).send(detailFor(request, DETAILS.resetMailed));
    },

    'POST /auth/reset': async (request, reply) => {
      const position = await withIdempotency(ports, request, reply, (body) =>
        resetPassword(ports, callerOf(request, ports), body),
      );
      return sendWithPosition(reply, ports, position).send(
        detailFor(request, DETAILS.passwordReset),
      );
    },
  }) satisfies Partial<Handlers>;

/** Whose a user is; undefined for one that is not there. */
export const ownerOfUser =
  ({ commands }: Commands): OwnerOf =>
  async (userId) => {
    const { state } = await commands.load(user, userStream(userId));
    return state.status === 'registered' ? state : undefined;
  };

/** The same, of one that is removed, too. */
export const ownerOfFormerUser =
  ({ commands }: Commands): OwnerOf =>
  async (userId) => {
    const { state } = await commands.load(user, userStream(userId));
    return state.status === 'unknown' ? undefined : state;
  };
