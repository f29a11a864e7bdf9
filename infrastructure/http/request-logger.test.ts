import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { logTo } from '../telemetry/log.ts';
import { requestLogger } from './request-logger.ts';

function listening() {
  const lines: string[] = [];
  const server = logTo({ write: (line) => void lines.push(line) });
  return { server, logged: () => lines.map((line) => JSON.parse(line)) };
}

describe('the logger of a request', () => {
  it('names the request in what it says', () => {
    const { server, logged } = listening();
    const log = requestLogger(server, { reqId: 'one' });
    log.warn({ status: 503 }, 'away');
    log.error('broken');
    expect(logged()).toMatchObject([
      { level: 40, reqId: 'one', status: 503, msg: 'away' },
      { level: 50, reqId: 'one', msg: 'broken' },
    ]);
  });

  it('is bound to nothing before it says something that is kept', () => {
    const { server, logged } = listening();
    let bound = 0;
    const bindings = Object.defineProperty({}, 'reqId', {
      enumerable: true,
      get: () => `number ${++bound}`,
    });
    const log = requestLogger(server, bindings);
    log.info('answered');
    log.debug('refused');
    expect([bound, logged()]).toEqual([0, []]);
    log.fatal('at last');
    expect([bound, logged().length]).toEqual([1, 1]);
  });

  it('redacts what is personal, and gives children of its own', () => {
    const { server, logged } = listening();
    const log = requestLogger(server, { reqId: 'one', email: 'anna@example.com' });
    log.child({ part: 'mail' }).warn({ phone: '0812345678' }, 'late');
    expect(logged()).toMatchObject([
      { reqId: 'one', part: 'mail', email: '[redacted]', phone: '[redacted]' },
    ]);
  });

  it('keeps the level of the server', () => {
    const { server } = listening();
    expect(requestLogger(server, {}).level).toBe('warn');
  });

  it('is one that Fastify takes', async () => {
    const { server, logged } = listening();
    const app = fastify({ loggerInstance: server, childLoggerFactory: requestLogger });
    app.get('/', async (request) => {
      request.log.warn('heard');
      return { reached: true };
    });
    expect((await app.inject('/')).json()).toEqual({ reached: true });
    expect(logged()).toMatchObject([{ reqId: 'req-1', msg: 'heard' }]);
  });
});
