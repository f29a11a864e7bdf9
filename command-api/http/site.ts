import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import type { ChangeSiteRequest } from '@baanpak/contract/site/site-requests.ts';
import { toSite, toStaffSite } from '@baanpak/contract/site/to-site.ts';
import { SITE_STREAM, type Site, site } from '@baanpak/domain/site/site.ts';
import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  Clock,
  Commands,
  Pictures,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
  Version,
} from '../ports.ts';
import { changeSite, setBanner, termsVersionOf } from '../use-cases/site/change-site.ts';
import { DETAILS, detailFor, type Handlers, sendWithPosition } from './answer.ts';
import { filesOf, staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

type OfSite = Commands &
  Clock &
  Pictures &
  RequestIds &
  RequestKeys &
  Store &
  SecondFactors &
  Version;

export const siteHandlers = (ports: OfSite) =>
  ({
    'PUT /site': async (request, reply) => {
      const state = await changed(ports, request, reply);
      const versions = { version: ports.productVersion, termsVersion: termsVersionOf(state) };
      return { site: toSite(state, versions), ...detailFor(request, DETAILS.siteChanged) };
    },

    /** The same, answered as who manages the site reads it. */
    'PUT /admin-api/site/{id}': async (request, reply) => {
      const state = await changed(ports, request, reply);
      return { site: toStaffSite(state), ...detailFor(request, DETAILS.siteChanged) };
    },

    'POST /site/banner': async (request, reply) => {
      await setBanner(ports, staffOf(request, ports), filesOf(request));
      const { state, position } = await ports.commands.load(site, SITE_STREAM);
      return sendWithPosition(reply, ports, position).send({
        imageUrl: pictureUrl(state.bannerId),
        ...detailFor(request, DETAILS.pictureSet),
      });
    },
  }) satisfies Partial<Handlers>;

/** Changes the site; answers it as it then is. */
async function changed(
  ports: OfSite,
  request: FastifyRequest & { body: ChangeSiteRequest },
  reply: FastifyReply,
): Promise<Site> {
  const done = await withIdempotency(ports, request, reply, (body) =>
    changeSite(ports, staffOf(request, ports), body),
  );
  const { state, position } = await ports.commands.load(site, SITE_STREAM);
  void sendWithPosition(reply, ports, latestPosition([done, position]));
  return state;
}
