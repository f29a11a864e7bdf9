import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { addFormats } from '@baanpak/infrastructure/http/formats.ts';
import type { Server } from '@baanpak/infrastructure/http/server.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedApi } from './testing/documented-api.ts';

type Media = Readonly<{ schema: object; example?: unknown; examples?: object }>;
type Content = Readonly<Record<string, Media>>;
type Parameter = Readonly<{ in: string; name: string; required?: boolean; schema?: object }>;
type Operation = Readonly<{
  summary?: string;
  tags?: readonly string[];
  parameters?: readonly Parameter[];
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

/** Fields that a schema, or one within, requires although they have a default. */
function requiredDefaults(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(requiredDefaults);
  if (!isRecord(schema)) return [];
  const { properties, required } = schema;
  const fields = isRecord(properties) ? Object.entries(properties) : [];
  const names = fields.filter(([, field]) => isRecord(field) && 'default' in field);
  const wrongly = names.filter(([name]) => Array.isArray(required) && required.includes(name));
  return [
    ...wrongly.map(([name]) => `requires ${name}`),
    ...Object.values(schema).flatMap(requiredDefaults),
  ];
}

/** What a check finds wrong with calls, by their names; `false` is nothing. */
const mistakes = (check: (operation: Operation, name: string) => readonly (string | false)[]) =>
  operations.flatMap(({ name, operation }) =>
    check(operation, name).flatMap((mistake) => (mistake === false ? [] : `${name} ${mistake}`)),
  );

/** They need no key, and answer 401 all the same. */
const OPEN_WITH_A_SECRET = ['get /metrics', 'post /payments/webhook'];
/** They answer a repeated call the same without a key: nothing is made twice, or a code is good once. */
const WITHOUT_KEY = [
  'POST /auth/second-factor/prove',
  'POST /auth/sign-out',
  'POST /auth/sign-out-everywhere',
  'POST /auth/token',
  'POST /hotels/{id}/background-cover',
  'POST /hotels/{id}/gallery',
  'POST /hotels/{id}/logo',
  'POST /hotels/{id}/payment',
  'POST /outreach/bookings/{id}/documents',
  'POST /outreach/bookings/{id}/transfer',
  'POST /payments/charge/{charge_id}/refresh',
  'POST /payments/webhook',
  'POST /rooms/{id}/background-cover',
  'POST /rooms/{id}/gallery',
  'POST /rooms/{id}/panorama',
  'POST /site/banner',
];
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

  it('says which writes take an idempotency key', () => {
    const takesKey = ({ parameters = [] }: Operation) =>
      parameters.some((each) => each.in === 'header' && each.name === 'idempotency-key');
    const writes = Object.keys(ROUTES).filter((key) => !key.startsWith('GET '));
    const takers = operations.filter(({ operation }) => takesKey(operation));
    const names = new Set(takers.map(({ name }) => name.toUpperCase()));
    const without = writes.filter((key) => !names.has(key.toUpperCase()));
    expect(new Set(without)).toEqual(new Set(WITHOUT_KEY));
  });

  it('lets callers leave out what has a default', () =>
    expect(
      mistakes(({ parameters = [], requestBody }) => [
        ...parameters.map(
          ({ name, required, schema }) =>
            schema !== undefined && 'default' in schema && required === true && `requires ${name}`,
        ),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          requiredDefaults(schema),
        ),
      ]),
    ).toEqual([]));

  it('asks nobody for a token of a read that guests make, too', () => {
    const guestsToo = [{ apiKey: [] }, { apiKey: [], staff: [] }];
    expect(document.paths['/hotels/{id}']?.get?.security).toEqual(guestsToo);
    expect(document.paths['/admin-api/hotels/{id}']?.get?.security).toEqual([
      { apiKey: [], staff: [] },
    ]);
  });

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
