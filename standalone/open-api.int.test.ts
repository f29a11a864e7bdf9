import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { addFormats } from '@baanpak/infrastructure/http/formats.ts';
import type { Server } from '@baanpak/infrastructure/http/server.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedApi } from './testing/documented-api.ts';

type Media = Readonly<{ schema: object; example?: unknown; examples?: object }>;
type Content = Readonly<Record<string, Media>>;
type Operation = Readonly<{
  summary?: string;
  tags?: readonly string[];
  security?: readonly object[];
  requestBody?: Readonly<{ content: Content }>;
  responses: Readonly<Record<string, Readonly<{ description: string; content?: Content }>>>;
}>;
type Document = Readonly<{
  openapi: string;
  tags: readonly Readonly<{ name: string }>[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<{ schemas: object; examples: Readonly<Record<string, { value: object }>> }>;
}>;

let shop: Shop;
let app: Server;
let document: Document;
let operations: readonly Readonly<{ name: string; operation: Operation }>[];
beforeAll(async () => {
  shop = await openShop();
  app = await documentedApi(shop);
  document = (await app.inject('/docs/json')).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      operation,
    })),
  );
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
function wrong(schema: object, value: unknown): string[] {
  const isGood = ajv.compile({ ...schema, components: document.components });
  if (isGood(value)) return [];
  return (isGood.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What a check finds wrong with calls, by their names; `false` is nothing. */
const mistakes = (check: (operation: Operation, name: string) => readonly (string | false)[]) =>
  operations.flatMap(({ name, operation }) =>
    check(operation, name).flatMap((mistake) => (mistake === false ? [] : `${name} ${mistake}`)),
  );

/** They need no key, and answer 401 all the same. */
const OPEN_WITH_A_SECRET = ['get /metrics', 'post /payments/webhook'];
/** What an example holds where nothing better is known. */
const PLACEHOLDERS = ['"string"', 'http://example.com'];

describe('the API’s document', () => {
  it('is OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toBe('3.1.0');
  });

  it('says of every call what it does and where it belongs', () => {
    const tags = new Set(document.tags.map(({ name }) => name));
    expect(
      mistakes(({ summary = '', tags: own = [] }) => [
        !/^[A-Z].{3,}/.test(summary) && 'has no summary',
        (own.length === 0 || own.some((tag) => !tags.has(tag))) && `is in ${own.join()}`,
      ]),
    ).toEqual([]);
  });

  it('says of every call what a success is, and how it is refused', () =>
    expect(
      mistakes(({ responses, security }, name) => {
        const statuses = Object.keys(responses);
        const needsKey = security?.length !== 0 || OPEN_WITH_A_SECRET.includes(name);
        return [
          statuses.filter((status) => status < '300').length !== 1 && 'has not one success',
          needsKey !== statuses.includes('401') && 'is wrong about 401',
          ...['429', '500', '503'].map((status) => !statuses.includes(status) && `lacks ${status}`),
          ...Object.entries(responses).map(
            ([status, { description }]) =>
              description === 'Default Response' && `does not describe ${status}`,
          ),
        ];
      }),
    ).toEqual([]));

  it('has an example of every body and every answer, and each is valid', () =>
    expect(
      mistakes(({ requestBody, responses }) => {
        const answers = Object.entries(responses).filter(([status]) => status < '300');
        const contents = [requestBody?.content, ...answers.map(([, { content }]) => content)];
        return contents.flatMap((content) => {
          const media = content?.['application/json'];
          if (!media) return [];
          const { schema, example } = media;
          return [
            example === undefined && 'lacks an example',
            ...wrong(schema, example),
            ...PLACEHOLDERS.filter((each) => JSON.stringify(example)?.includes(each)),
          ];
        });
      }),
    ).toEqual([]));

  it('says which charge a second one comes up against', () => {
    const content = document.paths['/payments/charge/create']?.post?.responses['409']?.content;
    const { schema = {} } = content?.['application/problem+json'] ?? {};
    const { value } = document.components.examples['payment-in-progress'] ?? {};
    const charge = {
      ...{ charge_id: 'chrg_1', status: 'pending', method: 'promptpay' },
      ...{ expires_at: '2027-01-01T03:30:00.000Z', authorize_uri: null, qr: 'https://qr.example' },
    };
    expect(wrong(schema, { ...value, charge })).toEqual([]);
    expect(wrong(schema, { ...value, charge: { ...charge, method: 'barter' } })).not.toEqual([]);
  });

  it('has an example of every problem', () => {
    for (const [code, { value }] of Object.entries(document.components.examples)) {
      expect(value).toMatchObject({ code });
      expect(wrong({ $ref: '#/components/schemas/Problem' }, value)).toEqual([]);
    }
  });
});
