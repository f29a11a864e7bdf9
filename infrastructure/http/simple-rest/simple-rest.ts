import type { Resource } from '@baanpak/domain/values/schema/route.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { FORMATS } from '../formats.ts';
import { InvalidRequest, invalidField } from '../invalid-request.ts';
import { strictValidation } from '../validation.ts';
import { described } from './described.ts';
import { isFields } from './fields.ts';
import { listQuery } from './list-query.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Speaks the dialect of ra-data-simple-rest, its problems included. */
    simpleRest?: 'list' | 'record';
    /** Of a list: whether a value may be one of its records' ids. */
    mayBeId?: (id: unknown) => boolean;
  }
  interface FastifyRequest {
    /** What of a list's query could not be read; told once it is known that the caller may ask. */
    misread: InvalidRequest | null;
  }
}

/**
 * Answers plain routes of staff in the dialect of ra-data-simple-rest: the same handlers, checks and
 * rights, with lists asked by `filter`, `range` and `sort` and answered as arrays with `content-range`,
 * and records as such, with `id` beside `_id` (docs/adr/0037-admin-api.md).
 */
export const simpleRest = (
  { path, one, many, fixed = {} }: Resource,
  routes: readonly FastifyPluginAsync[],
): FastifyPluginAsync => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return async (app) => {
    app.decorateRequest('misread', null);
    app.addHook('onRoute', (route) => speak(route, { one, many }, fixed));
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.simpleRest === 'list') askList(request, fixed);
    });
    app.addHook('preValidation', async (request) => {
      if (request.misread) throw request.misread;
      request.body = withoutIds(request);
    });
    app.addHook('preSerialization', async (request, reply, payload: unknown) => {
      const answer = fieldsOf(payload);
      if (request.routeOptions.config.simpleRest === 'record')
        return withId(fieldsOf(answer[one]), request);
      const records = Array.isArray(answer[many]) ? answer[many] : [];
      sayRange(reply, name, fieldsOf(request.query).offset, records.length, answer.total);
      return records.map((record) => withId(fieldsOf(record), request));
    });
    for (const route of routes) await app.register(route);
  };
};

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function speak(route: RouteOptions, names: { one: string; many: string }, fixed: Fields): void {
  const { method, url, schema = {}, config } = route;
  const { validatorCompiler = strictValidation } = route;
  const isList = (method === 'GET' || method === 'HEAD') && !url.includes('/:');
  route.config = {
    ...config,
    simpleRest: isList ? 'list' : 'record',
    private: true,
    ...(config?.staff && { staff: { ...config.staff, guests: false } }),
  };
  route.schema = described(schema, names, Object.keys(fixed), isList);
  if (!isList) return;
  // what was asked stands for parameters of the plain list by now
  const plain = fieldsOf(schema.querystring);
  route.config.mayBeId = ofForm(fieldsOf(fieldsOf(fieldsOf(plain.properties)._id).items));
  route.validatorCompiler = (part) =>
    validatorCompiler(part.httpPart === 'querystring' ? { ...part, schema: plain } : part);
}

/** By the schema of an id. */
function ofForm({ format, pattern }: Fields): (id: unknown) => boolean {
  const isFormed = FORMATS[String(format)] ?? (() => true);
  const like = new RegExp(typeof pattern === 'string' ? pattern : '', 'u');
  return (id) => typeof id === 'string' && isFormed(id) && like.test(id);
}

function askList(request: FastifyRequest, fixed: Fields): void {
  const { mayBeId } = request.routeOptions.config;
  try {
    request.query = listQuery(fieldsOf(request.query), fixed, mayBeId);
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    request.misread = error;
  }
}

const FIXED = { th: 'แก้ไขไม่ได้', en: 'cannot be changed' };

/** The body without the record's own ids, where no schema knows them. */
function withoutIds({ body, params, routeOptions }: FastifyRequest): unknown {
  const { id } = fieldsOf(params);
  if (!isFields(body) || typeof id !== 'string') return body;
  const known = fieldsOf(fieldsOf(routeOptions.schema?.body).properties);
  const added = ['id', '_id'].filter((name) => Object.hasOwn(body, name) && !(name in known));
  for (const name of added)
    if (String(body[name]).toLowerCase() !== id) throw invalidField(name, FIXED);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !added.includes(name)));
}

function withId(record: Fields, { params }: FastifyRequest): Fields {
  const id = record._id ?? record.id ?? fieldsOf(params).id;
  return { ...record, id, _id: id };
}

/** As in `bookings 0-9/319`; an empty list names no place. */
function sayRange(
  reply: FastifyReply,
  name: string,
  offset: unknown,
  count: number,
  total: unknown,
): void {
  const first = Number(offset ?? 0);
  const places = count > 0 ? `${first}-${first + count - 1}` : '*';
  void reply.header('content-range', `${name} ${places}/${total}`);
}
