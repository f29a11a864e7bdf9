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
    transformObject: withOptionalBodies,
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
    const { body, response } = schema;
    const answers = Object.entries(isRecord(response) ? response : {}).map(([status, answer]) => [
      status,
      withExample(answer, fields, DONE[status]),
    ]);
    const problems = problemsOf({ method: String(method), url, schema, config });
    return {
      url,
      schema: {
        ...schema,
        ...(body !== undefined && { body: withExample(body, fields) }),
        response: {
          ...Object.fromEntries(answers),
          ...problemResponses(catalogue, problems, config),
        },
        ...securityOf(config),
        ...formOf(config),
      },
    };
  };

const DONE: Readonly<Record<string, string>> = { 200: 'Done', 201: 'Made', 202: 'Taken on' };

const withExample = (schema: unknown, fields: FieldExamples, description?: string) =>
  typeof schema === 'object' && schema !== null && 'type' in schema
    ? {
        ...(description !== undefined && { description }),
        ...schema,
        examples: [exampleOf(schema, fields)],
      }
    : schema;

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
      const further = some.flatMap(({ code }) => facts[code] ?? []);
      const ref = simpleRest ? SIMPLE_REST_PROBLEM_REF : PROBLEM_REF;
      const schema = further.length === 0 ? ref : { allOf: [ref, ...further] };
      return [
        status,
        {
          description: some.map(({ problem }) => problem.title.en).join('; '),
          content: { [PROBLEM_MEDIA_TYPE]: { schema, examples } },
        },
      ];
    }),
  );
}

function securityOf({ open, staff }: FastifyContextConfig = {}) {
  if (open) return { security: [] };
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

/** The plugin says of every body that it is required. */
const withOptionalBodies: SwaggerTransformObject = (document) => {
  if (!('openapiObject' in document)) throw new Error('The document is OpenAPI 3');
  const { openapiObject } = document;
  const calls: unknown[] = Object.values(openapiObject.paths ?? {}).flatMap((path) =>
    Object.values({ ...path }),
  );
  for (const call of calls.filter(isRecord)) {
    if (call[OPTIONAL_BODY] && isRecord(call.requestBody)) call.requestBody.required = false;
    delete call[OPTIONAL_BODY];
  }
  return openapiObject;
};

const OPTIONAL_BODY = 'x-optional-body';
