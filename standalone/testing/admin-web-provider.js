// in JavaScript, as react-admin-provider.js is
import { openClient } from '@baanpak/admin-web/shell/api/client.ts';
import { dataProviderOn } from '@baanpak/admin-web/shell/api/data-provider.ts';

export const openAdminData = (options) => dataProviderOn(openClient(options));
