import { RATE_FIELDS } from '@baanpak/contract/site/site.ts';
import type { ChangeSiteRequest } from '@baanpak/contract/site/site-requests.ts';
import { shownTerms, toSite, toStaffSite } from '@baanpak/contract/site/to-site.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { SITE_STREAM, type Site, type SiteChanges, site } from '@baanpak/domain/site/site.ts';
import type { SitePages } from '@baanpak/domain/site/site-pages.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { SITE_PAGES, type SitePage } from '@baanpak/domain/values/text/site-page.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertUnchanged, changedFields } from '@baanpak/infrastructure/http/unchanged-values.ts';
import { jsonHash } from '@baanpak/infrastructure/json/json.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { assertReadOnly } from '../../http/read-only.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  Clock,
  Commands,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
  Version,
} from '../../ports.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';

/** PUT /site: what the site says of itself, its picture, and the rooms of its home page. */
export const changeSite =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SecondFactors & Version,
  ): Handler<'PUT /site'> =>
  async (request, reply) => {
    const { state, position } = await revised(ports, request, reply);
    return sendWithPosition(reply, ports, position).send({
      site: toSite(state, {
        version: ports.productVersion,
        termsVersion: termsVersionOf(state),
      }),
      ...detailFor(request, DETAILS.siteChanged),
    });
  };

/** PUT /admin-api/site/{id}: the same, answered as who manages the site reads it. */
export const changeStaffSite =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SecondFactors & Version,
  ): Handler<'PUT /admin-api/site/{id}'> =>
  async (request, reply) => {
    const { state, position } = await revised(ports, request, reply);
    return sendWithPosition(reply, ports, position).send({
      site: toStaffSite(state),
      ...detailFor(request, DETAILS.siteChanged),
    });
  };

const termsVersionOf = (state: Site) => jsonHash(shownTerms(state));

/** Changes the parts that a request says otherwise; answers the site as it then is. */
async function revised(
  ports: Commands & Clock & RequestIds & RequestKeys & SecondFactors & Version,
  request: FastifyRequest & { body: ChangeSiteRequest },
  reply: FastifyReply,
): Promise<LoadedState<Site>> {
  const { productVersion, commands } = ports;
  const done = await withIdempotency(
    ports,
    request,
    reply,
    async ({ version, termsVersion, ...body }) => {
      const expectedVersion = typeof version === 'number' ? version : null;
      if (expectedVersion === null) assertReadOnly({ version: productVersion }, { version });
      const { state } = await commands.load(site, SITE_STREAM);
      assertReadOnly({ termsVersion: termsVersionOf(state) }, { termsVersion });
      const kept = toStaffSite(state);
      assertUnchanged(request.body, kept);
      const changed = changedFields(body, kept);
      await assertRooms(ports, changed.selectedRoomIds ?? []);
      if (Object.keys(RATE_FIELDS).some((rate) => rate in changed))
        await assertSecondFactor(ports, request);
      const data = { changes: changesOf(changed), expectedVersion };
      const command = { type: 'ReviseSite', data } as const;
      return (await commands.handle(site, SITE_STREAM, command, contextOf(request))).position;
    },
  );
  const loaded = await commands.load(site, SITE_STREAM);
  return { ...loaded, position: latestPosition([done, loaded.position]) };
}

function changesOf({
  bannerUrl,
  registeredName,
  registeredAddress,
  pages = {},
  ...words
}: Omit<ChangeSiteRequest, 'version' | 'termsVersion'>): SiteChanges {
  return {
    ...words,
    ...(registeredName !== undefined && { registeredName: textIn(registeredName) }),
    ...(registeredAddress !== undefined && { registeredAddress: textIn(registeredAddress) }),
    pages: changedPages(pages),
    ...(bannerUrl !== undefined && { bannerId: pictureIdIn(bannerUrl) }),
  };
}

const textIn = (said: string | I18nText | null) => (said === null ? null : i18nText(said));

const pictureIdIn = (url: string | null) => url?.slice('/media/'.length, -'.webp'.length) ?? null;

function changedPages(changes: NonNullable<ChangeSiteRequest['pages']>): Partial<SitePages> {
  const pages: Partial<Record<SitePage, I18nText>> = {};
  for (const page of SITE_PAGES) {
    const text = changes[page];
    if (text !== undefined) pages[page] = i18nText(text);
  }
  return pages;
}

async function assertRooms({ commands }: Commands, roomIds: readonly string[]): Promise<void> {
  for (const [n, roomId] of roomIds.entries()) {
    const { state } = await commands.load(room, roomStream(roomId));
    if (state.status === 'unknown')
      throw invalidField(`selectedRoomIds.${n}`, { th: 'ไม่มีห้องนี้', en: 'is no room' });
  }
}
