import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { BrokenChain } from '../commands/loaded-states.ts';
import { UnreadableEvent } from '../event-store/codec/unreadable-event.ts';
import { AppendTooLarge, START, StoreUnavailable } from '../event-store/port.ts';
import { invalidField } from './invalid-request.ts';
import { buildServer } from './server.ts';
import { TransportError } from './transport-problems.ts';

const logged: { level: number; err?: { message: string }; reqId?: string }[] = [];
const logger = pino({ level: 'debug' }, { write: (line: string) => logged.push(JSON.parse(line)) });
const STAY_RULE = {
  status: 422,
  title: { th: 'เงื่อนไข', en: 'Rule' },
  detail: { th: 'ไม่ตรงตามเงื่อนไข', en: 'Against a rule' },
};
const app = buildServer({ apiKeys: new Set(), logger, problems: { 'stay-rule': STAY_RULE } });
afterAll(() => app.close());

let thrown: unknown;
app.get('/fail', { config: { open: true } }, async (_request, reply) => {
  void reply.headers({ etag: '"old"', 'content-disposition': 'attachment', 'x-position': '7' });
  throw thrown;
});
app.get('/stream', { config: { open: true, private: true } }, async () => {
  throw new Refusal('not-found', 'no such booking');
});

async function answerTo(error: unknown, lang = 'en') {
  thrown = error;
  const answer = await app.inject(`/fail?lang=${lang}`);
  return { answer, problem: answer.json() };
}

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const withStatus = (statusCode: number, code = 'FST_X') =>
  Object.assign(new Error('of a plugin'), { statusCode, code });

const EVENT = { id: 'e', stream: 'room-1', revision: 0, type: 'RoomSold', position: START };

describe('the error handler', () => {
  it('takes nothing over of the answer that it replaces, but where a refusal has written to', async () => {
    const positions = [];
    for (const error of [
      new Refusal('stay-rule', 'no'),
      new TransportError('busy'),
      new Error('x'),
    ]) {
      const { headers } = (await answerTo(error)).answer;
      expect(headers).not.toHaveProperty('etag');
      expect(headers).not.toHaveProperty('content-disposition');
      positions.push(headers['x-position']);
    }
    expect(positions).toEqual(['7', undefined, undefined]);
  });

  it('answers a refusal as its catalogue says', async () => {
    for (const lang of ['th', 'en'] as const) {
      const { answer, problem } = await answerTo(new Refusal('stay-rule', 'for developers'), lang);
      expect(answer.statusCode).toBe(422);
      expect(problem).toMatchObject({ code: 'stay-rule', detail: STAY_RULE.detail[lang] });
      expect(answer.body).not.toContain('for developers');
    }
  });

  it('takes a refusal that its catalogue lacks for a bug', async () => {
    const { answer, problem } = await answerTo(new Refusal('not-paid', 'for developers'));
    expect([answer.statusCode, problem.code]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('not-paid');
  });

  it('names the fields of an invalid request', async () => {
    const { answer, problem } = await answerTo(invalidField('sort', { th: 'ผิด', en: 'is wrong' }));
    expect(answer.statusCode).toBe(400);
    expect(problem).toMatchObject({
      code: 'invalid-request',
      errors: [{ path: 'sort', message: 'is wrong' }],
    });
  });

  it('takes what no event log takes for too large, not for a bug', async () => {
    const { answer, problem } = await answerTo(new AppendTooLarge(2_000_000));
    expect(answer.statusCode).toBe(413);
    expect(problem).toMatchObject({ code: 'payload-too-large' });
  });

  it.each([
    ['a disk that is full', withCode('could not extend file', '53100'), 'store-away'],
    ['a statement given up for its time', withCode('canceling statement', '57014'), 'store-away'],
    ['an event of a later version', new UnreadableEvent(EVENT, 'unknown'), 'not-readable'],
    ['a log that was changed by hand', new BrokenChain('room-1'), 'not-readable'],
  ])('takes %s for what may pass, not for a bug', async (_, error, code) => {
    const { answer, problem } = await answerTo(error);
    expect([answer.statusCode, problem.code]).toEqual([503, code]);
    expect(answer.body).not.toContain('room-1');
  });

  it('says when to try again', async () => {
    const { answer } = await answerTo(
      new TransportError('too-many-requests', { retryAfter: 12.3 }),
    );
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('13');
    const byDefault = await answerTo(new TransportError('too-many-requests'));
    expect(byDefault.answer.headers['retry-after']).toBe('60');
  });

  it.each([
    new StoreUnavailable('the log is away'),
    withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    withCode('terminating connection due to administrator command', '57P01'),
    withCode('sorry, too many clients already', '53300'),
    withCode('connection failure', '08006'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('answers 503 with retry-after when a store is away: %s', async (error) => {
    const { answer, problem } = await answerTo(error);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(problem).toMatchObject({ code: 'store-away', title: 'Temporarily unavailable' });
    expect(answer.body).not.toContain(error.message);
  });

  it.each([
    [withStatus(400), 'invalid-request'],
    [withStatus(401), 'unauthorized'],
    [withStatus(403), 'forbidden'],
    [withStatus(404), 'not-found'],
    [withStatus(413), 'payload-too-large'],
    [withStatus(414), 'invalid-request'],
    [withStatus(415), 'unsupported-media-type'],
    [withStatus(429), 'too-many-requests'],
    [withStatus(503), 'busy'],
    [withStatus(500), 'internal'],
    [withStatus(302), 'internal'],
    [withCode('duplicate key', '23505'), 'internal'],
    ['a text', 'internal'],
    [null, 'internal'],
  ])('knows what %s means: %s', async (error, code) => {
    expect((await answerTo(error)).problem).toMatchObject({ code });
  });

  it('tells nothing of a bug but logs it with the id of the request', async () => {
    const { answer, problem } = await answerTo(new Error('secret of line 12'));
    expect(answer.statusCode).toBe(500);
    expect(problem).toEqual({
      type: 'urn:baanpak:problem:internal',
      title: 'Error',
      status: 500,
      detail: 'Something went wrong on our side. Please try again',
      code: 'internal',
    });
    expect(logged.find(({ err }) => err?.message === 'secret of line 12')).toMatchObject({
      level: 50,
      reqId: answer.headers['x-request-id'],
    });
  });

  it('forgets what the route meant to send', async () => {
    const { answer } = await answerTo(new Error('late'));
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('content-disposition');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('keeps the problems of private routes private', async () => {
    const { headers } = await app.inject('/stream');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('writes one line a request, without the ids of its address', () => {
    const lines = logged.filter((line) => 'route' in line);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatchObject({ method: 'GET', route: '/fail' });
    expect(JSON.stringify(lines)).not.toContain('lang=');
  });
});
