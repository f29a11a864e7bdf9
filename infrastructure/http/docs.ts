import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyPluginAsync, FastifySchema } from 'fastify';
import { PROBLEM_MEDIA_TYPE, ProblemDocumentSchema } from './problem-document.ts';
import type { Server } from './server.ts';

export type DocsOptions = Readonly<{
  title: string;
  version: string;
  description?: string;
  /** In the order in which the page lists them. */
  tags?: readonly Readonly<{ name: string; description?: string }>[];
}>;

/**
 * One OpenAPI 3.1 document of all routes registered after it, by whichever plugin: `GET /docs` to
 * read and try, `GET /docs/json`. Neither needs an API key. Await it: what is registered before it is
 * done is not described.
 */
export async function docs(
  app: Server,
  { title, version, description = '', tags = [] }: DocsOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version, description },
      tags: tags.map((tag) => ({ ...tag })),
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
      security: [{ apiKey: [] }],
    },
    transform: describe,
  });
  await app.register(page);
}

const page: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, open: true };
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
};

/** What holds for every route need not be written at each: open routes, problems. */
const describe: SwaggerTransform<FastifySchema> = ({ schema = {}, url, route }) => {
  const problem = {
    description: 'A problem document',
    content: { [PROBLEM_MEDIA_TYPE]: { schema: ProblemDocumentSchema } },
  };
  const response = { ...asObject(schema.response), default: problem };
  return {
    url,
    schema: { ...schema, response, ...securityOf(route.config) },
  };
};

function securityOf({ open, staff }: FastifyContextConfig = {}) {
  if (open) return { security: [] };
  return staff ? { security: [{ apiKey: [], staff: [] }], 'x-right': staff.action } : {};
}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};
