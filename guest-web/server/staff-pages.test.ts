import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveStaffPages } from './staff-pages.ts';

const app = fastify();
serveStaffPages(app, {
  assetsFor: (modules) => ({
    entry: '/assets/admin/entry.js',
    styles: [],
    modules: modules.map((name) => `/assets/admin/${name}`),
    fonts: [],
  }),
  hosts: {
    videoOrigins: [],
    tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png?a=1&b=2',
  },
  site: () => 'https://baanpak.example',
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a page of staff', () => {
  it('is there in both languages, whatever is looked at', async () => {
    for (const path of [
      '/login',
      '/login/reset',
      '/owner',
      '/admin',
      '/owner/a1/dashboard',
      '/owner/a1/book-manage/b2',
      '/owner/a1/audit',
      '/owner/a1/book-manage/b2/history',
      '/owner/a1/user-manage/b2/history',
      '/admin/cases/b2/history',
      '/admin/refunds',
      '/admin/reports/daily',
    ])
      for (const address of [path, `/en${path}`]) {
        const { statusCode, body } = await get(address);
        expect([address, statusCode]).toEqual([address, 200]);
        expect(body).toContain(`<html lang="${address === path ? 'th' : 'en'}">`);
        expect(body).toContain('src="/assets/admin/entry.js"');
      }
  });

  it('names the source of map tiles where there is one', async () => {
    expect((await get('/login')).body).toContain(
      '<meta name="tiles-url" content="https://tiles.example/{z}/{x}/{y}.png?a=1&amp;b=2">',
    );
  });

  it('says that nobody made it, at unknown addresses of the back office', async () => {
    for (const path of ['/owner/a1/secrets', '/admin/reports/yearly', '/login/again'])
      for (const address of [path, `/en${path}`]) {
        const { statusCode, headers, body } = await get(address);
        expect([address, statusCode, headers['x-robots-tag']]).toEqual([address, 404, 'noindex']);
        expect(body).toContain(`<html lang="${address === path ? 'th' : 'en'}" data-unknown>`);
        expect(body).toContain('src="/assets/admin/entry.js"');
      }
    expect((await get('/owner')).body).not.toContain('data-unknown');
  });

  it('is none elsewhere', async () => {
    for (const path of ['/admins', '/owners/a1', '/en/logins'])
      expect([path, (await get(path)).payload.includes('root')]).toEqual([path, false]);
  });

  it('is found by no search engine, and tells nobody where a link came from', async () => {
    const { headers } = await get('/owner/a1/dashboard');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toContain("script-src 'self'; ");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['set-cookie']).toMatch(/^locale=th; .*; Secure$/);
  });

  it('leads to the chosen language', async () => {
    const { statusCode, headers } = await get('/owner/a1/dashboard?hotelId=h', {
      cookie: 'locale=en',
    });
    expect([statusCode, headers.location]).toEqual([302, '/en/owner/a1/dashboard?hotelId=h']);
  });

  it('is no answer to a program that looks for data', async () =>
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404));

  it('has what it shows first loaded ahead', async () => {
    expect((await get('/en/login')).body).toContain(
      '<link rel="modulepreload" href="/assets/admin/pages/login/login-page.tsx">',
    );
  });
});
