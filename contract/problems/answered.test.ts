import { REFUSAL_CODES, Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { PROBLEMS } from './problems.ts';

const app = buildServer({ apiKeys: new Set(), problems: PROBLEMS });
afterAll(() => app.close());

let thrown: unknown;
app.get('/fail', { config: { open: true } }, async () => {
  throw thrown;
});

describe('a server with the catalogue', () => {
  it.each(REFUSAL_CODES)('answers the refusal %s in both languages', async (code) => {
    for (const lang of ['th', 'en'] as const) {
      thrown = new Refusal(code, 'for developers');
      const answer = await app.inject(`/fail?lang=${lang}`);
      expect(answer.statusCode).toBe(PROBLEMS[code].status);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json()).toMatchObject({ code, detail: PROBLEMS[code].detail[lang] });
      expect(answer.headers['retry-after']).toBe(PROBLEMS[code].retryAfter?.toString());
      expect(answer.body).not.toContain('for developers');
    }
  });
});
