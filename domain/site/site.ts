import type { Decider } from '../values/decider/decider.ts';
import { isSame } from '../values/decider/differs.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { fieldsOf, fieldsWhere } from '../values/fields/fields.ts';
import { DEFAULT_RATES, type Rates } from '../values/money/rates.ts';
import { DEFAULT_SITE, type SiteWords } from '../values/text/default-site.ts';
import type { I18nText } from '../values/text/i18n-text.ts';
import { DEFAULT_PAGES, type SitePages } from './site-pages.ts';

/** There is one site. */
export const SITE_STREAM = 'site';

/** The marketplace as its own tax invoices name it; null what nobody said. */
type Registration = Readonly<{
  registeredName: I18nText | null;
  registeredAddress: I18nText | null;
  taxId: string | null;
  branch: string | null;
}>;

const NOT_REGISTERED: Registration = {
  ...{ registeredName: null, registeredAddress: null, taxId: null, branch: null },
};

/** What administrators say of the whole site. */
export type SiteDetails = SiteWords &
  Rates &
  Registration &
  Readonly<{
    /** Media id of the home page's picture. */
    bannerId: string | null;
    /** Rooms of the home page, in their order. */
    selectedRoomIds: readonly string[];
    pages: SitePages;
  }>;

/** Fields that change; of the pages of text, those that change. */
export type SiteChanges = Partial<Omit<SiteDetails, 'pages'>> &
  Readonly<{ pages?: Partial<SitePages> }>;

/** `expectedVersion`: the one that was read; a part that changed since is not written over. */
export type ReviseSite = Message<
  'ReviseSite',
  { changes: SiteChanges; expectedVersion?: number | null }
>;
export type SiteRevised = Message<'SiteRevised', { changes: SiteChanges }>;

/** The site, and how often it was revised; `revisedAt`: the version that last changed each part. */
export type Site = SiteDetails &
  Readonly<{ version: number; revisedAt: Readonly<Record<string, number>> }>;

/** The site as a whole: its words, its picture, the rooms it shows first. */
export const site: Decider<Site, ReviseSite, SiteRevised> = {
  initialState: {
    ...DEFAULT_SITE,
    bannerId: null,
    selectedRoomIds: [],
    pages: DEFAULT_PAGES,
    ...DEFAULT_RATES,
    ...NOT_REGISTERED,
    version: 0,
    revisedAt: {},
  },
  refusals: { ReviseSite: ['stale-version'] },
  decide(state, { data: { changes, expectedVersion = null } }) {
    const news = newsIn(state, changes);
    const parts = fieldsOf(partsOfSite(news));
    if (parts.length === 0) return [];
    const changedSince = (part: string) => (state.revisedAt[part] ?? 0) > (expectedVersion ?? 0);
    if (expectedVersion !== null && parts.some(changedSince))
      throw new Refusal('stale-version', 'Changed by another since it was read');
    return [{ type: 'SiteRevised', data: { changes: news } }];
  },
  evolve(state, { data: { changes } }) {
    const version = state.version + 1;
    const { pages, ...fields } = changes;
    const revised = fieldsOf(partsOfSite(changes)).map((part) => [part, version]);
    return {
      ...state,
      ...fields,
      pages: { ...state.pages, ...pages },
      version,
      revisedAt: { ...state.revisedAt, ...Object.fromEntries(revised) },
    };
  },
};

/**
 * What changes by its parts: each field, and each page of text as `pages.{page}`. People who change
 * different parts at once do not write over one another.
 */
export function partsOfSite({
  pages = {},
  ...fields
}: SiteChanges): Readonly<Record<string, unknown>> {
  const ofPages = Object.entries(pages).map(([page, text]) => [`pages.${page}`, text]);
  return { ...fields, ...Object.fromEntries(ofPages) };
}

/** Of changes what says anything else than before. */
function newsIn(state: SiteDetails, { pages = {}, ...fields }: SiteChanges): SiteChanges {
  const newPages = fieldsWhere(pages, (page, text) => !isSame(state.pages[page], text));
  return {
    ...fieldsWhere(fields, (field, value) => !isSame(state[field], value)),
    ...(fieldsOf(newPages).length > 0 && { pages: newPages }),
  };
}
