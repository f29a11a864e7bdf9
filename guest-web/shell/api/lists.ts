import type { I18nJson } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { read } from './calls.ts';
import type { Api } from './client.ts';

/** An entry of a list one chooses from. */
export type Choice = Readonly<{ code: string; label: I18nJson }>;

/** Banks that money can be transferred to. */
export const getBanks = async (api: Api): Promise<readonly Choice[]> =>
  (await read(api, '/lists/{name}', { name: 'banks' })).items;
