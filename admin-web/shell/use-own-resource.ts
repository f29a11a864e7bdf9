import type { OwnerList } from '@baanpak/domain/values/text/staff-lists.ts';
import { ownerResource } from './addresses.ts';
import { useOwner } from './owner.ts';

/** What react-admin calls a list of the owner whose pages these are. */
export const useOwnResource = (list: OwnerList): string => ownerResource(useOwner() ?? '-', list);
