import type { Decider } from '../values/decider/decider.ts';
import { differs } from '../values/decider/differs.ts';
import type { Message } from '../values/decider/message.ts';
import { DEFAULT_RATES, type Rates } from '../values/money/rates.ts';
import { DEFAULT_SITE, type SiteWords } from '../values/text/default-site.ts';
import { DEFAULT_PAGES, type SitePages } from './site-pages.ts';

/** There is one site. */
export const SITE_STREAM = 'site';

/** What administrators say of the whole site. */
export type SiteDetails = SiteWords &
  Rates &
  Readonly<{
    /** Media id of the home page's picture. */
    bannerId: string | null;
    /** Rooms of the home page, in their order. */
    selectedRoomIds: readonly string[];
    pages: SitePages;
  }>;

export type ReviseSite = Message<'ReviseSite', { changes: Partial<SiteDetails> }>;
export type SiteRevised = Message<'SiteRevised', ReviseSite['data']>;

const INITIAL: SiteDetails = {
  ...DEFAULT_SITE,
  bannerId: null,
  selectedRoomIds: [],
  pages: DEFAULT_PAGES,
  ...DEFAULT_RATES,
};

/** The site as a whole: its words, its picture, the rooms it shows first. */
export const site: Decider<SiteDetails, ReviseSite, SiteRevised> = {
  initialState: INITIAL,
  decide: (state, { data }) =>
    differs(state, data.changes) ? [{ type: 'SiteRevised', data }] : [],
  evolve: (state, { data }) => ({ ...state, ...data.changes }),
};
