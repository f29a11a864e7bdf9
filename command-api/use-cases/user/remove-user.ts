import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  Clock,
  Commands,
  Passwords,
  RequestIds,
  RequestKeys,
  SecondFactors,
  StaffPreferences,
  Store,
} from '../../ports.ts';
import { assertProvenFor } from '../second-factor/assert-proven-for.ts';
import { strikeAdmin } from './admin-list.ts';
import { loadUser, shownUser } from './user-answer.ts';

/** DELETE /users/{id}: they sign in no more; what they did stays done, and their name stays theirs. */
export const removeUser =
  (
    ports: Commands &
      Clock &
      RequestIds &
      RequestKeys &
      Store &
      StaffPreferences &
      Passwords &
      SecondFactors,
  ): Handler<'DELETE /users/{id}'> =>
  async (request, reply) => {
    const { id: userId } = request.params;
    const { commands, credentials, preferences, secondFactors } = ports;
    const position = await withIdempotency(ports, request, reply, async () => {
      const { role } = (await loadUser(ports, userId)).state;
      if (principalOf(request).userId === userId)
        throw new Refusal('own-account', 'Nobody removes themselves');
      await assertProvenFor(ports, request, role);
      const context = contextOf(request);
      await strikeAdmin(ports, userId, context);
      const command = { type: 'RemoveUser', data: { userId } } as const;
      const removed = await commands.handle(user, userStream(userId), command, context);
      await credentials.forgetOthers(userId, null);
      await preferences.forget(userId);
      await secondFactors.forgetOthers(userId, null);
      return removed.position;
    });
    const { state } = await commands.load(user, userStream(userId));
    if (state.status === 'unknown') throw new Refusal('not-found', 'No such user');
    return sendWithPosition(reply, ports, position).send({
      user: shownUser(state),
      ...detailFor(request, DETAILS.userRemoved),
    });
  };
