import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { isLocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { docs } from '../http/docs.ts';
import { addFormats } from '../http/formats.ts';
import type { Server } from '../http/server.ts';

/**
 * Notes answers that the API's document does not state: of a status or a media type that the call lacks there, or with
 * a body that does not fit its schema. Await it before routes are registered.
 */
export async function undocumentedAnswers(server: Server): Promise<ReadonlySet<string>> {
  await docs(server, { title: 'Routes of a test', version: '1' });
  const found = new Set<string>();
  server.addHook('onSend', (request, reply, payload, done) => {
    const { url, schema } = request.routeOptions;
    if (url !== undefined && !isHidden(schema)) {
      const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
      const call = `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;
      const mediaType = String(reply.getHeader('content-type') ?? '').replace(/;.*/, '');
      const answer = { status: reply.statusCode, mediaType, payload };
      for (const mistake of mistakesIn(server, call, answer)) found.add(`${call} ${mistake}`);
    }
    done(null, payload);
  });
  return found;
}

const isHidden = (schema: unknown) => isRecord(schema) && schema.hide === true;

type Answer = Readonly<{ status: number; mediaType: string; payload: unknown }>;

function mistakesIn(
  server: Server,
  call: string,
  { status, mediaType, payload }: Answer,
): readonly string[] {
  const responses = responsesOf(server, call);
  const response = responses[status] ?? (status >= 400 ? responses.default : undefined);
  if (!response) return [`has no answer of ${status}`];
  if (payload === undefined || payload === null || payload === '') return [];
  const media = fieldsIn(fieldsIn(response).content)[mediaType];
  if (!media) return [`has no answer of ${status} as ${mediaType}`];
  if (!mediaType.endsWith('json') || typeof payload !== 'string') return [];
  const fits = validatorOf(`${call} ${status}`, fieldsIn(media).schema);
  if (fits(JSON.parse(payload))) return [];
  return (fits.errors ?? []).map(({ instancePath, message, params }) => {
    const place = instancePath.replaceAll(/\/\d+/g, '/…'); // one item of a list is enough
    return `of ${status}: ${place} ${message} ${JSON.stringify(params)}`;
  });
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsIn = (value: unknown): Fields => (isRecord(value) ? value : {});

/** Servers of one process have the same routes, and a document takes long to make. */
const documented = new Map<string, Fields>();
const validators = new Map<string, ValidateFunction>();
let schemas: unknown;

function responsesOf(server: Server, call: string): Fields {
  if (!documented.has(call)) readDocument(server);
  return documented.get(call) ?? {};
}

function readDocument(server: Server): void {
  const { paths, components } = fieldsIn(server.swagger());
  schemas = fieldsIn(components).schemas;
  for (const [path, calls] of Object.entries(fieldsIn(paths)))
    for (const [method, call] of Object.entries(fieldsIn(calls)))
      documented.set(`${method} ${path}`, fieldsIn(fieldsIn(call).responses));
}

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true })).addFormat(
  'date',
  isLocalDate,
);

function validatorOf(answer: string, schema: unknown): ValidateFunction {
  const known = validators.get(answer);
  if (known) return known;
  const made = ajv.compile({ ...fieldsIn(schema), components: { schemas } });
  validators.set(answer, made);
  return made;
}
