import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { PersonalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import type { Preferences } from '@baanpak/infrastructure/preferences/preferences.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import type { Kysely } from 'kysely';
import type { Availability } from './availability/availability.ts';
import type { GuestIds } from './booking/guest-ids.ts';
import type { BookingIds } from './booking/opened-by.ts';
import type { DisplayedTexts } from './search/displayed-texts.ts';

export type ReadDb = Kysely<ReadSchema>;

/** What routes read with. */
export type Deps = Readonly<{
  db: ReadDb;
  now: Now;
  /** What is made of a guest's id. */
  ids: BookingIds;
  /** The ids that open bookings to their guests, from the log; one that is no more is left out. */
  guestIds: GuestIds;
  /** What can be obtained, as the database says now. */
  availability: () => Promise<Availability>;
  /** How hotels and rooms are shown, as JSON. */
  texts: DisplayedTexts;
  config: SiteConfig;
  /** What guests sent: slips of transfers, by the uid of the checkout, and documents, by the booking. */
  guestFiles: Pick<PersonalFiles, 'read'>;
  /** What users like to see, which is in no read model (docs/adr/0044-preferences.md). */
  preferences: Pick<Preferences, 'read'>;
  /** The site's origin as guests see it, for links; known once the server listens. */
  site: () => string;
  /** The same as our own servers reach it. */
  inside: () => string;
}>;
