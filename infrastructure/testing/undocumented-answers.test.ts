import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { catalogueOf } from '../http/problem-document.ts';
import { buildServer } from '../http/server.ts';
import { undocumentedAnswers } from './undocumented-answers.ts';

const RoomAnswer = Type.Object({
  status: Type.Enum(['free', 'taken'], { type: 'string' }),
  beds: Type.Array(Type.Object({ size: Type.Integer({ minimum: 1 }) })),
});

const rooms: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string } }>(
    '/rooms/:id',
    { config: { open: true }, schema: { response: { 200: RoomAnswer } } },
    async ({ params: { id } }, reply) => {
      if (id === 'new') return reply.code(201).send('{}');
      if (id === 'list') return reply.type('text/csv').send('status,beds');
      return {
        status: id === 'unknown' ? 'unknown' : 'free',
        beds: id === 'flat' ? [{ size: 1 }, { size: 0 }, { size: 0 }] : [],
      };
    },
  );
};

async function mistakesOf(...urls: string[]): Promise<string[]> {
  const app = buildServer({ apiKeys: new Set(), problems: catalogueOf() });
  const found = await undocumentedAnswers(app);
  await app.register(rooms);
  for (const url of urls) await app.inject(url);
  await app.close();
  return [...found];
}

it('finds nothing wrong with what the document states, problems among it', async () =>
  expect(await mistakesOf('/rooms/a', '/rooms/a?lang=xx', '/nowhere')).toEqual([]));

it('finds statuses and media types that the document does not name', async () =>
  expect(await mistakesOf('/rooms/new', '/rooms/list')).toEqual([
    'get /rooms/{id} has no answer of 201',
    'get /rooms/{id} has no answer of 200 as text/csv',
  ]));

it('finds bodies that do not fit their schema, and says so once of all items of a list', async () =>
  expect(await mistakesOf('/rooms/unknown', '/rooms/flat')).toEqual([
    'get /rooms/{id} of 200: /status must be equal to one of the allowed values {"allowedValues":["free","taken"]}',
    'get /rooms/{id} of 200: /beds/…/size must be >= 1 {"comparison":">=","limit":1}',
  ]));
