import { describe, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';
import { dataProviderOn } from './data-provider.ts';

function providerOn(record: object) {
  const json = vi.fn<Client['json']>(async () => ({
    status: 200,
    headers: new Headers({ 'content-range': 'things 0-0/1' }),
    body: '',
    json: record,
  }));
  const unused = vi.fn();
  const client = {
    json,
    ...{ get: unused, put: unused, post: unused, upload: unused, download: unused },
    ...{ stream: unused, events: unused, signOut: unused },
  };
  return { provider: dataProviderOn(client), json };
}

const addressOf = (json: ReturnType<typeof providerOn>['json']) =>
  new URL(String(json.mock.calls[0]?.[0]), 'http://api');

describe('a list of an owner', () => {
  it('asks for what is theirs', async () => {
    const { provider, json } = providerOn([{ id: 1 }]);
    await provider.getList('owner/o1/book-manage', {
      filter: { status: ['Booked'] },
      sort: { field: 'checkInDate', order: 'DESC' },
      pagination: { page: 2, perPage: 25 },
    });
    const { pathname, searchParams } = addressOf(json);
    expect(pathname).toBe('/admin-api/bookings');
    expect(Object.fromEntries(searchParams)).toEqual({
      filter: '{"ownerId":"o1","status":["Booked"]}',
      range: '[25,49]',
      sort: '["checkInDate","DESC"]',
    });
  });
});

describe('a change', () => {
  it('sends what is different, with the version that was read', async () => {
    const { provider, json } = providerOn({ id: 1 });
    await provider.update('owner/o1/room-manage', {
      id: 'r 1',
      data: { id: 'r 1', title: { th: 'ก', en: 'B' }, units: 2, version: 4 },
      previousData: { id: 'r 1', title: { th: 'ก', en: 'A' }, units: 2, version: 4 },
    });
    expect(addressOf(json).pathname).toBe('/admin-api/rooms/r%201');
    const [, options] = json.mock.calls[0] ?? [];
    expect(JSON.parse(String(options?.body))).toEqual({
      title: { th: 'ก', en: 'B' },
      version: 4,
    });
  });

  it('sends of the pages of text those that differ', async () => {
    const { provider, json } = providerOn({ id: 'site' });
    await provider.update('admin/site', {
      id: 'site',
      data: { id: 'site', pages: { about: { th: 'ก', en: 'B' }, terms: { th: 'ข', en: 'C' } } },
      previousData: {
        id: 'site',
        pages: { about: { th: 'ก', en: 'A' }, terms: { th: 'ข', en: 'C' } },
      },
    });
    const [, options] = json.mock.calls[0] ?? [];
    expect(JSON.parse(String(options?.body))).toEqual({ pages: { about: { th: 'ก', en: 'B' } } });
  });
});
