import type { ListWithViews } from '@baanpak/contract/preferences/preferences.ts';
import { OWNER_LISTS, SITE_LISTS } from '@baanpak/domain/values/text/staff-lists.ts';

const LISTS: readonly ListWithViews[] = [...OWNER_LISTS, ...SITE_LISTS];

/** What a resource's views are kept under; undefined for a list without. */
export const listWithViews = (resource: string | undefined): ListWithViews | undefined =>
  LISTS.find((list) => list === resource?.split('/').at(-1));
