import { fieldsOf, isRecord } from '@baanpak/domain/values/fields/fields.ts';
import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyPluginAsync, FastifySchema } from 'fastify';
import {
  type Catalogue,
  PROBLEM_MEDIA_TYPE,
  type ProblemCode,
  ProblemDocumentSchema,
  problemDocument,
  problemIn,
} from './problem-document.ts';
import { problemsOf } from './route-problems.ts';
import { exampleOf, type FieldExamples } from './schema-examples.ts';
import type { Server } from './server.ts';
import { SimpleRestProblemSchema, toSimpleRestProblem } from './simple-rest/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write whose answer has no `x-position`: no read model shows what it does. */
    withoutPosition?: boolean;
    /** Media types of the files that it answers instead of JSON where its query asks for one. */
    files?: readonly string[];
  }
}

export type DocsOptions = Readonly<{
  title: string;
  version: string;
  description?: string;
  /** In the order in which the page lists them. */
  tags?: readonly Readonly<{ name: string; description?: string }>[];
  /** By which examples of bodies and answers are made. */
  examples?: FieldExamples;
}>;

/**
 * One OpenAPI 3.1 document of all routes registered after it, by whichever plugin: `GET /docs` to
 * read and try, `GET /docs/json`. Neither needs an API key. Await it: what is registered before it is
 * done is not described.
 */
export async function docs(
  app: Server,
  { title, version, description = '', tags = [], examples = {} }: DocsOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version, description },
      tags: tags.map((tag) => ({ ...tag })),
      components: {
        schemas: { Problem: ProblemDocumentSchema, SimpleRestProblem: SimpleRestProblemSchema },
        examples: problemExamples(app.problems),
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
      security: [{ apiKey: [] }],
    },
    transform: describedWith(app.problems, examples),
    transformObject: finished,
  });
  await app.register(page);
}

const page: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, open: true };
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // the page is read over http, too
    transformStaticCSP: (policy) => policy.replace(/upgrade-insecure-requests;?/, ''),
  });
};

const PROBLEM_REF = { $ref: '#/components/schemas/Problem' };
const SIMPLE_REST_PROBLEM_REF = { $ref: '#/components/schemas/SimpleRestProblem' };
const problemExamples = (catalogue: Catalogue) =>
  Object.fromEntries(
    fieldsOf(catalogue).map((code) => [
      code,
      {
        summary: problemIn(catalogue, code).problem.title.en,
        value: problemDocument(catalogue, { code }, 'en'),
      },
    ]),
  );

/** What follows from a route need not be written at each: who may call, forms, problems, examples. */
const describedWith =
  (catalogue: Catalogue, fields: FieldExamples): SwaggerTransform<FastifySchema> =>
  ({ schema = {}, url, route: { method, config } }) => {
    const { body, querystring, response } = schema;
    const headers = successHeaders(String(method), schema, config);
    const answers = Object.entries(isRecord(response) ? response : {}).map(([status, answer]) => [
      status,
      {
        ...withExample(answer, fields, DONE[status]),
        ...(status in DONE && Object.keys(headers).length > 0 && { headers }),
      },
    ]);
    // such as of a stand-in, whose problems are not ours
    const statesProblems = isRecord(response) && 'default' in response;
    const problems = problemsOf({ method: String(method), url, schema, config });
    return {
      url,
      schema: {
        ...schema,
        ...(body !== undefined && { body: asSent(withExample(body, fields)) }),
        ...(querystring !== undefined && { querystring: asSent(querystring) }),
        response: {
          ...Object.fromEntries(answers),
          ...(headers.etag && { 304: NOT_MODIFIED }),
          ...(statesProblems ? {} : problemResponses(catalogue, problems, config)),
        },
        ...securityOf(config),
        ...formOf(config),
        ...(config?.files && { [FILES]: config.files }),
      },
    };
  };

const DONE: Readonly<Record<string, string>> = { 200: 'Done', 201: 'Made', 202: 'Taken on' };

const withExample = (schema: unknown, fields: FieldExamples, description?: string) => {
  if (!isRecord(schema) || !('type' in schema)) return isRecord(schema) ? schema : {};
  return {
    ...(description !== undefined && { description }),
    ...schema,
    examples: [exampleOf(schema, fields)],
  };
};

/** A schema as callers meet it, who may leave out what has a default. */
function asSent(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asSent);
  if (!isRecord(schema)) return schema;
  const { properties, required, items, anyOf } = schema;
  const hasDefault = (name: unknown) => {
    const field = isRecord(properties) ? properties[String(name)] : undefined;
    return isRecord(field) && 'default' in field;
  };
  return {
    ...schema,
    ...(isRecord(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, asSent(field)]),
      ),
    }),
    ...(Array.isArray(required) && { required: required.filter((name) => !hasDefault(name)) }),
    ...(items !== undefined && { items: asSent(items) }),
    ...(anyOf !== undefined && { anyOf: asSent(anyOf) }),
  };
}

const header = (description: string, type = 'string') => ({ type, description });
const X_POSITION = header(
  'How far the log has to be read to see the write; send it as `x-after-position` with the next read',
);
const X_STALE = header('`true`: what `x-after-position` named was not read yet');
const ETAG = header('Names this answer; send it as `if-none-match` with the next read');
const REPLAYED = header('`true`: the same request was carried out before, with the same key');
const CONTENT_RANGE = header('Which records of how many, as in `bookings 0-9/319`');
const RETRY_AFTER = header('After how many seconds another try makes sense', 'integer');
const NOT_MODIFIED = {
  type: 'null',
  description: 'What `if-none-match` names is still what would be answered',
  headers: { etag: ETAG },
};

/** The headers that a success may have, as the document describes them. */
export function successHeaders(
  method: string,
  { headers, response }: FastifySchema,
  { open, simpleRest, withoutPosition }: FastifyContextConfig = {},
) {
  const named = isRecord(headers) && isRecord(headers.properties) ? headers.properties : {};
  const isRead = method === 'GET';
  const isStream = JSON.stringify(response ?? {}).includes('text/event-stream');
  const all = {
    ...(isRead && !isStream && { etag: ETAG }),
    ...('x-after-position' in named && { 'x-stale': X_STALE }),
    ...(!isRead && !open && !withoutPosition && { 'x-position': X_POSITION }),
    ...('idempotency-key' in named && { 'idempotent-replayed': REPLAYED }),
    ...(simpleRest === 'list' && { 'content-range': CONTENT_RANGE }),
  };
  return all;
}

/** A response a status, with each of its problems as an example. */
function problemResponses(
  catalogue: Catalogue,
  codes: readonly ProblemCode[],
  { facts = {}, simpleRest }: FastifyContextConfig = {},
) {
  const problems = codes.map((code) => problemIn(catalogue, code));
  const statuses = new Set(problems.map(({ problem }) => problem.status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const some = problems.filter(({ problem }) => problem.status === status);
      const examples = Object.fromEntries(
        some.map(({ code }) => [
          code,
          simpleRest
            ? { value: toSimpleRestProblem(problemDocument(catalogue, { code }, 'en')) }
            : { $ref: `#/components/examples/${code}` },
        ]),
      );
      const further = some.flatMap(({ code }) => {
        const known: unknown = facts[code];
        if (!isRecord(known)) return [];
        const { required: _, ...fact } = known;
        // other problems of the status lack them
        return [some.length === 1 ? known : fact];
      });
      const ref = simpleRest ? SIMPLE_REST_PROBLEM_REF : PROBLEM_REF;
      const schema = further.length === 0 ? ref : { allOf: [ref, ...further] };
      return [
        status,
        {
          description: some.map(({ problem }) => problem.title.en).join('; '),
          ...(some.some(({ problem }) => problem.retryAfter !== undefined) && {
            headers: { 'retry-after': RETRY_AFTER },
          }),
          content: { [PROBLEM_MEDIA_TYPE]: { schema, examples } },
        },
      ];
    }),
  );
}

function securityOf({ open, staff }: FastifyContextConfig = {}) {
  if (open) return { security: [] };
  // anyone who signs in reads more
  if (staff?.guests) return { security: [{ apiKey: [] }, { apiKey: [], staff: [] }] };
  return staff ? { security: [{ apiKey: [], staff: [] }], 'x-right': staff.action } : {};
}

function formOf({ upload }: FastifyContextConfig = {}) {
  if (!upload) return {};
  const { field, many, description, optional } = upload;
  const file = { type: 'string', format: 'binary' };
  const files = many
    ? { type: 'array', minItems: 1, items: file, description }
    : { ...file, description };
  const required = optional ? [] : [field];
  const body = { type: 'object', required, properties: { [field]: files } };
  const mark = optional ? { [OPTIONAL_BODY]: true } : {};
  return { consumes: ['multipart/form-data'], body, ...mark };
}

/** The plugin says of every body that it is required, and of an answer that it has one media type. */
const finished: SwaggerTransformObject = (document) => {
  if (!('openapiObject' in document)) throw new Error('The document is OpenAPI 3');
  const { openapiObject } = document;
  const calls: unknown[] = Object.values(openapiObject.paths ?? {}).flatMap((path) =>
    Object.values({ ...path }),
  );
  for (const call of calls.filter(isRecord)) {
    if (call[OPTIONAL_BODY] && isRecord(call.requestBody)) call.requestBody.required = false;
    delete call[OPTIONAL_BODY];
    if (Array.isArray(call[FILES])) addFiles(call, call[FILES].map(String));
    delete call[FILES];
  }
  return openapiObject;
};

const OPTIONAL_BODY = 'x-optional-body';
const FILES = 'x-files';

function addFiles({ responses }: Record<string, unknown>, mediaTypes: readonly string[]): void {
  const success = isRecord(responses) ? responses['200'] : undefined;
  if (!isRecord(success)) return;
  const json = isRecord(success.content) ? success.content : {};
  const files = mediaTypes.map((mediaType) => {
    const isText = mediaType.startsWith('text/');
    return [mediaType, { schema: { type: 'string', ...(!isText && { format: 'binary' }) } }];
  });
  success.content = { ...json, ...Object.fromEntries(files) };
}
