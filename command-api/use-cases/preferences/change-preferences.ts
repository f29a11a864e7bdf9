import {
  MOST_PREFERENCES,
  type PreferencesJson,
} from '@baanpak/contract/preferences/preferences.ts';
import { START } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { detailFor } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { RequestIds, RequestKeys, StaffPreferences } from '../../ports.ts';

/** PUT /users/me/preferences: what the caller likes to see. Nothing of it is in the log, so no position is answered. */
export const changePreferences =
  (ports: RequestIds & RequestKeys & StaffPreferences): Handler<'PUT /users/me/preferences'> =>
  async (request, reply) => {
    const { userId } = principalOf(request);
    await withIdempotency(ports, request, reply, async (body) => {
      assertGood(body);
      await ports.preferences.write(userId, body);
      return START;
    });
    return reply.send({
      preferences: await ports.preferences.read(userId),
      ...detailFor(request, DETAILS.preferencesKept),
    });
  };

function assertGood({ language: _, ...lists }: PreferencesJson): void {
  for (const [list, views = []] of Object.entries(lists)) {
    const names = new Set(views.map(({ name }) => name.trim()));
    if (names.size < views.length)
      throw invalidField(list, { th: 'มีชื่อซ้ำกัน', en: 'has a name twice' });
    if (views.filter(({ isDefault }) => isDefault).length > 1)
      throw invalidField(list, { th: 'มีค่าเริ่มต้นได้หนึ่งมุมมอง', en: 'may have one default' });
    if (Buffer.byteLength(JSON.stringify(views)) > MOST_PREFERENCES)
      throw invalidField(list, { th: 'มีข้อมูลมากเกินไป', en: 'is too large' });
  }
}
