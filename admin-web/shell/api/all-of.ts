import type { DataProvider, RaRecord } from 'react-admin';

const PER_PAGE = 100;

/** Every record of a resource that fits a filter, by as many calls as there are pages. */
export async function allOf<T extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  filter: Readonly<Record<string, unknown>>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<T>(resource, {
      filter,
      sort: { field: 'id', order: 'ASC' },
      pagination: { page, perPage: PER_PAGE },
    });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}
