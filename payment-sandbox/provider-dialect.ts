import { refuseOtherTypes } from '@baanpak/infrastructure/http/bodies.ts';
import { InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';
import {
  TRANSPORT_PROBLEMS,
  TransportError,
} from '@baanpak/infrastructure/http/transport-problems.ts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { ProviderError } from './provider-error.ts';

/** JSON or form bodies, empty ones too, and every error as the provider's error object. */
export function speakLikeTheProvider(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  refuseOtherTypes(app);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(new ProviderError('bad_request', 'request body is not JSON'));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, parse(String(body))),
  );
  app.setErrorHandler<FastifyError | InvalidRequest | ProviderError | TransportError>(
    (error, request, reply) => {
      const known = error instanceof ProviderError ? error : translated(error);
      if (known.status >= 500) request.log.error(error);
      return reply.status(known.status).send(known.toObject());
    },
  );
  app.setNotFoundHandler((_, reply) => {
    const error = new ProviderError('not_found', 'the requested path was not found');
    return reply.status(error.status).send(error.toObject());
  });
}

function translated(error: FastifyError | InvalidRequest | TransportError): ProviderError {
  const status = statusOf(error);
  return status < 500
    ? new ProviderError('bad_request', error.message, status)
    : new ProviderError('backend_error', 'something went wrong on our side', status);
}

function statusOf(error: FastifyError | InvalidRequest | TransportError): number {
  if (error instanceof InvalidRequest) return 400;
  if (error instanceof TransportError) return TRANSPORT_PROBLEMS[error.code].status;
  return error.statusCode ?? 500;
}
