import { SITE_FIELDS } from '@baanpak/contract/site/site.ts';
import {
  ChangeSiteBody,
  type ChangeSiteRequest,
  SiteAnswer,
} from '@baanpak/contract/site/site-requests.ts';
import { toSite } from '@baanpak/contract/site/to-site.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { SITE_STREAM, type SiteDetails, site } from '@baanpak/domain/site/site.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertUnlessKept, changedIn } from '@baanpak/infrastructure/http/kept-values.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, furthest, withPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { once } from '../once.ts';
import { assertReadOnly } from '../read-only.ts';
import { contextOf } from '../request.ts';

/** PUT /site: what the site says of itself, its picture, and the rooms of its home page. */
export const changeSite =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.put(
      '/site',
      {
        config: { staff: { action: 'manage-site' }, mayBringBack: Object.keys(SITE_FIELDS) },
        schema: {
          tags: ['site'],
          summary: 'Change what the site says of itself',
          body: ChangeSiteBody,
          response: { 200: SiteAnswer },
        },
      },
      async (request, reply) => {
        const { productVersion, commands } = deps;
        const done = await once(deps, request, reply, async ({ version, ...body }) => {
          assertReadOnly({ version: productVersion }, { version });
          const kept = toSite((await commands.load(site, SITE_STREAM)).state, productVersion);
          assertUnlessKept(request.body, kept);
          const said = changedIn(body, kept);
          await assertRooms(deps, said.selectedRoomIds ?? []);
          const command = { type: 'ReviseSite', data: { changes: changesOf(said) } } as const;
          return (await commands.handle(site, SITE_STREAM, command, contextOf(request))).position;
        });
        const { state, position } = await commands.load(site, SITE_STREAM);
        return withPosition(reply, deps, furthest([done, position])).send({
          site: toSite(state, productVersion),
          ...detailFor(request, DETAILS.siteChanged),
        });
      },
    );
  };

function changesOf({ bannerUrl, ...words }: Omit<ChangeSiteRequest, 'version'>) {
  const changes: Partial<SiteDetails> = words;
  if (bannerUrl === undefined) return changes;
  return { ...changes, bannerId: bannerUrl?.slice('/media/'.length, -'.webp'.length) ?? null };
}

async function assertRooms({ commands }: Deps, roomIds: readonly string[]): Promise<void> {
  for (const [n, roomId] of roomIds.entries()) {
    const { state } = await commands.load(room, roomStream(roomId));
    if (state.status === 'unknown')
      throw invalidField(`selectedRoomIds.${n}`, { th: 'ไม่มีห้องนี้', en: 'is no room' });
  }
}
