import type { ReportJson } from '@baanpak/contract/report/report.ts';
import type { Shop } from './shop.ts';
import { hire } from './staff.ts';

const AT_HOTELS: readonly unknown[] = ['transfer', 'cash', 'card-terminal'];

/** What the provider took, less its fees and what it gave back; in satang. */
export const netInProviderBooks = async (shop: Shop): Promise<number> =>
  (await shop.providerBooks())
    .filter(({ status }) => status === 'successful')
    .reduce((all, { net, refunded_amount: back }) => all + net - back, 0);

/** What the report of received money says that came by the provider, net; in satang. */
export async function netInReports(shop: Shop): Promise<number> {
  const admin = await hire(shop.ports, 'admin'); // days pass, and with them who was signed in
  let net = 0;
  for (let page = 1; ; page += 1) {
    const path = `/reports/received?from=2020-01-01&to=2099-12-31&perPage=100&page=${page}`;
    const { status, body } = await shop.get<ReportJson>(path, admin.headers);
    if (status !== 200) throw new Error(`The report is answered ${status}`);
    for (const row of body.rows)
      if (!AT_HOTELS.includes(Reflect.get(row, 'method')))
        net += Math.round(100 * Number(Reflect.get(row, 'net')));
    if (page * body.perPage >= body.total) return net;
  }
}
