import { SITE_FIELDS, SITE_ID } from '@baanpak/contract/site/site.ts';
import {
  ChangeSiteBody,
  type ChangeSiteRequest,
  SiteAnswer,
} from '@baanpak/contract/site/site-requests.ts';
import { toSite } from '@baanpak/contract/site/to-site.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { SITE_STREAM, type SiteDetails, site } from '@baanpak/domain/site/site.ts';
import type { SitePage, SitePages } from '@baanpak/domain/site/site-pages.ts';
import { i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertUnlessKept, changedIn } from '@baanpak/infrastructure/http/kept-values.ts';
import { theOne } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, furthest, withPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { once } from '../once.ts';
import { assertReadOnly } from '../read-only.ts';
import { contextOf } from '../request.ts';

/** PUT /site: what the site says of itself, its picture, and the rooms of its home page. */
export const changeSite =
  (deps: Deps, path: '/site' | '/site/:id' = '/site'): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.put(
      path,
      {
        config: {
          staff: { action: 'manage-site', ...(path === '/site/:id' && theOne(SITE_ID)) },
          mayBringBack: Object.keys(SITE_FIELDS),
        },
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
          const { state } = await commands.load(site, SITE_STREAM);
          const kept = toSite(state, productVersion);
          assertUnlessKept(request.body, kept);
          const changed = changedIn(body, kept);
          await assertRooms(deps, changed.selectedRoomIds ?? []);
          const command = {
            type: 'ReviseSite',
            data: { changes: changesOf(changed, state) },
          } as const;
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

function changesOf(
  { bannerUrl, pages, ...words }: Omit<ChangeSiteRequest, 'version'>,
  known: SiteDetails,
): Partial<SiteDetails> {
  return {
    ...words,
    ...(pages && { pages: changedPages(pages, known.pages) }),
    ...(bannerUrl !== undefined && { bannerId: pictureIdIn(bannerUrl) }),
  };
}

const pictureIdIn = (url: string | null) => url?.slice('/media/'.length, -'.webp'.length) ?? null;

function changedPages(
  changes: NonNullable<ChangeSiteRequest['pages']>,
  known: SitePages,
): SitePages {
  const text = (page: SitePage) => i18nText(changes[page] ?? known[page]);
  return {
    about: text('about'),
    terms: text('terms'),
    privacy: text('privacy'),
    partners: text('partners'),
  };
}

async function assertRooms({ commands }: Deps, roomIds: readonly string[]): Promise<void> {
  for (const [n, roomId] of roomIds.entries()) {
    const { state } = await commands.load(room, roomStream(roomId));
    if (state.status === 'unknown')
      throw invalidField(`selectedRoomIds.${n}`, { th: 'ไม่มีห้องนี้', en: 'is no room' });
  }
}
