import type { Now } from '@baanpak/domain/values/instant.ts';
import type { ReadSchema } from '@baanpak/projector/schema/tables.ts';
import type { Kysely } from 'kysely';
import type { SiteConfig } from './contract/site-config.ts';

export type ReadDb = Kysely<ReadSchema>;

/** What routes read with. */
export type Deps = Readonly<{ db: ReadDb; now: Now; config: SiteConfig }>;
