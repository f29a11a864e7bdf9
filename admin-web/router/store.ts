import { localStorageStore } from 'react-admin';

/** What one chose in lists, apart for each owner; raised where its shape changes. */
const VERSION = '1';

export const storeOf = (ownerId: string | undefined) =>
  localStorageStore(VERSION, `staff.${ownerId ?? ''}`);
