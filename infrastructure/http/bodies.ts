import type { FastifyInstance } from 'fastify';
import { asError } from '../process/errors.ts';
import { assertStorable } from './storable.ts';
import { TransportError } from './transport-problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stores nothing of its address, and tells people itself what is not there. */
    page?: boolean;
  }
}

/**
 * JSON is the one body read here; plugins add their own types. An empty body is no body whatever
 * its content type says (browsers and react-admin send one with DELETE); any other type is 415.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
  refuseOtherTypes(app);
  app.addHook('preValidation', ({ params, query, body, routeOptions }, _reply, done) => {
    if (routeOptions.config.page) return done();
    try {
      assertStorable(params, 'params');
      assertStorable(query, 'query');
      assertStorable(body, 'body');
      done();
    } catch (error) {
      done(asError(error));
    }
  });
}

/** 415 to bodies of a type that has no parser; an empty body is none. */
export function refuseOtherTypes(app: FastifyInstance): void {
  app.addContentTypeParser('*', (request, _payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) done(null, undefined);
    else done(new TransportError('unsupported-media-type'), undefined);
  });
}
