import type { UserRow } from '@baanpak/projector/user/tables.ts';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { instantText } from '../instant-text.ts';

const { ref } = expressionBuilder<{ u: UserRow }, 'u'>();

/** A row `u` of users as `UserFacts`. */
export const userFacts = jsonBuildObject({
  userId: ref('u.user_id'),
  ownerId: ref('u.owner_id'),
  role: ref('u.role'),
  details: ref('u.details'),
  disabled: ref('u.disabled'),
  recoveryCodesLeft: ref('u.recovery_codes_left'),
  registeredAt: instantText(ref('u.registered_at')),
  version: ref('u.version'),
});
