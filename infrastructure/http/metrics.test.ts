import { afterAll, describe, expect, it } from 'vitest';
import { metrics } from './metrics.ts';
import { buildServer } from './server.ts';

const servers: ReturnType<typeof buildServer>[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

const ODD = { position: '12/12', id: 'e1', stream: 'room-1', type: 'Odd', why: 'unknown' };

function given(token?: string) {
  const app = buildServer({ apiKeys: new Set(['guest']), trustProxy: 1 });
  servers.push(app);
  metrics(app, {
    token,
    checks: {
      fine: async () => ({ ok: true }),
      stuck: async () => ({ ok: false, detail: 'cannot read "Odd" at 12/12', stoppedAt: ODD }),
    },
    counts: {
      mails_waiting: { help: 'Letters', count: async () => 7 },
      cases: { help: 'Cases', by: 'kind', count: async () => ({ dispute: 2, difference: 0 }) },
      compared_total: { help: 'Charges', only: 'grows', count: async () => 12 },
      unknown: { help: 'Nobody knows', count: () => Promise.reject(new Error('away')) },
    },
  });
  app.get('/rooms/:id', async () => ({}));
  return (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers });
}

describe('GET /metrics', () => {
  it('tells this machine how calls are answered, and what checks say', async () => {
    const ask = given();
    const [app] = servers.slice(-1);
    await app?.inject({ url: '/rooms/1234', headers: { 'x-api-key': 'guest' } });
    const { statusCode, body, headers } = await ask('127.0.0.1');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/rooms/:id",status="200"} 1',
    );
    expect(body).toContain('baanpak_check_ok{check="fine",detail=""} 1');
    expect(body).toContain(
      'baanpak_check_ok{check="stuck",detail="cannot read \\"Odd\\" at 12/12"} 0',
    );
    expect(body).toContain(
      'baanpak_stopped_at_event{check="stuck",position="12/12",id="e1",stream="room-1",type="Odd",why="unknown"} 1',
    );
    expect(body).toContain('baanpak_mails_waiting 7');
    expect(body).toContain('baanpak_unknown Nan');
    expect(body).toContain('baanpak_cases{kind="dispute"} 2');
    expect(body).toContain('baanpak_cases{kind="difference"} 0');
    expect(body).toContain('# TYPE baanpak_compared_total counter');
    expect(body).toContain('baanpak_compared_total 12');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain('1234');
  });

  it.each([
    ['another machine', '203.0.113.7', {}],
    ['somebody behind a gateway of this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['a wrong token', '203.0.113.7', { authorization: 'Bearer wrong' }],
  ])('tells %s nothing', async (_who, address, headers: Record<string, string>) => {
    for (const ask of [given(), given('the token')]) {
      const { statusCode, body } = await ask(address, headers);
      expect([statusCode, body.includes('http_request')]).toEqual([401, false]);
    }
  });

  it('tells anyone who has the token', async () =>
    expect(
      (await given('the token')('203.0.113.7', { authorization: 'Bearer the token' })).statusCode,
    ).toBe(200));
});
