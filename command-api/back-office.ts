import { ROOMS, SITE, USERS } from '@baanpak/contract/routes/resources.ts';
import { simpleRest } from '@baanpak/infrastructure/http/simple-rest/simple-rest.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from './deps.ts';
import { changeRoom } from './room/change-room.ts';
import { createRoom } from './room/create-room.ts';
import { removeRoom } from './room/remove-room.ts';
import { changeStaffSite } from './site/change-site.ts';
import { changeUser } from './user/change-user.ts';
import { createUser } from './user/create-user.ts';
import { removeUser } from './user/remove-user.ts';

/** Every resource of the back office that is written. */
const resourcesOf = (deps: Deps): readonly FastifyPluginAsync[] => [
  simpleRest(ROOMS, [createRoom(deps), changeRoom(deps), removeRoom(deps)]),
  simpleRest(USERS, [createUser(deps), changeUser(deps), removeUser(deps)]),
  simpleRest(SITE, [changeStaffSite(deps)]),
];

/** The writes of /admin-api: those of staff, as react-admin asks for them (docs/adr/0037-admin-api.md). */
export const backOffice =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    for (const resources of resourcesOf(deps)) await app.register(resources);
    await app.register(unknownResources(['POST', 'PUT', 'DELETE']));
  };
