import { ROOMS, SITE, USERS } from '@baanpak/contract/routes/resources.ts';
import { simpleRest } from '@baanpak/infrastructure/http/simple-rest/simple-rest.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from './deps.ts';
import { reading } from './reading.ts';
import { roomById } from './room/room-by-id.ts';
import { roomList } from './room/room-list.ts';
import { staffSite } from './site/staff-site.ts';
import { userList } from './user/user-list.ts';
import { userPage } from './user/user-page.ts';

/** Every resource of the back office that is read, by the groups of read models that it is made of. */
const resourcesOf = (deps: Deps): readonly FastifyPluginAsync[] => [
  reading(['search'], [simpleRest(ROOMS, [roomList(deps), roomById(deps)])]),
  reading(
    ['users'],
    [simpleRest(USERS, [userList(deps), userPage(deps)]), simpleRest(SITE, [staffSite(deps)])],
  ),
];

/** The reads of /admin-api: those of staff, as react-admin asks for them (docs/adr/0037-admin-api.md). */
export const backOffice =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    for (const resources of resourcesOf(deps)) await app.register(resources);
    await app.register(unknownResources(['GET']));
  };
