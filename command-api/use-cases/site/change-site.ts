import { RATE_FIELDS } from '@baanpak/contract/site/site.ts';
import type { ChangeSiteRequest } from '@baanpak/contract/site/site-requests.ts';
import { shownTerms, toStaffSite } from '@baanpak/contract/site/to-site.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { SITE_STREAM, type Site, type SiteChanges, site } from '@baanpak/domain/site/site.ts';
import type { SitePages } from '@baanpak/domain/site/site-pages.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { SITE_PAGES, type SitePage } from '@baanpak/domain/values/text/site-page.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertUnchanged, changedFields } from '@baanpak/infrastructure/http/unchanged-values.ts';
import { jsonHash } from '@baanpak/infrastructure/json/json.ts';
import type { Clock, Commands, Pictures, SecondFactors, Version } from '../../ports.ts';
import { type FormFiles, PHOTO } from '../../stores/image-upload.ts';
import type { Staff } from '../caller.ts';
import { assertReadOnly } from '../requested-fields.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';

/**
 * Changes what the site says of itself, its picture, and the rooms of its home page: the parts that a call says
 * otherwise. Rates are changed by who proved the second factor.
 */
export async function changeSite(
  ports: Commands & Clock & SecondFactors & Version,
  by: Staff,
  body: ChangeSiteRequest,
): Promise<Position> {
  const { productVersion, commands } = ports;
  const { version, termsVersion, ...parts } = body;
  const expectedVersion = typeof version === 'number' ? version : null;
  if (expectedVersion === null) assertReadOnly({ version: productVersion }, { version });
  const { state } = await commands.load(site, SITE_STREAM);
  assertReadOnly({ termsVersion: termsVersionOf(state) }, { termsVersion });
  const kept = toStaffSite(state);
  assertUnchanged(body, kept);
  const changed = changedFields(parts, kept);
  await assertRooms(ports, changed.selectedRoomIds ?? []);
  if (Object.keys(RATE_FIELDS).some((rate) => rate in changed)) await assertSecondFactor(ports, by);
  const command = {
    type: 'ReviseSite',
    data: { changes: changesOf(changed), expectedVersion },
  } as const;
  return (await commands.handle(site, SITE_STREAM, command, by.context)).position;
}

/** Sets the picture that guests are met with. */
export async function setBanner(
  { commands, pictures }: Commands & Pictures,
  by: Staff,
  files: FormFiles,
): Promise<void> {
  const bannerId = await pictures.takeOne(files, PHOTO);
  const command = { type: 'ReviseSite', data: { changes: { bannerId } } } as const;
  await commands.handle(site, SITE_STREAM, command, by.context);
}

export const termsVersionOf = (state: Site) => jsonHash(shownTerms(state));

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
