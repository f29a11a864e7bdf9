import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { allowOrigins } from './allow-origins.ts';
import { requireApiKey } from './api-key.ts';
import { readBodies } from './bodies.ts';
import { answerClientErrors } from './client-error.ts';
import { compressAnswers } from './compress.ts';
import { drainOnClose } from './draining.ts';
import { answerErrors, answerNotFound } from './error-handler.ts';
import { tagReads } from './etag.ts';
import { languageOfRequest } from './language.ts';
import { dropLateAnswers } from './late-answers.ts';
import { networkOf } from './network-address.ts';
import { keepPrivate } from './private-answers.ts';
import { type Catalogue, catalogueOf } from './problem-document.ts';
import { readableUrl } from './readable-url.ts';
import { limitRequests, type RequestLimits } from './request-limits.ts';
import { logRequests, requestId } from './request-log.ts';
import { requestLogger } from './request-logger.ts';
import { secureHeaders } from './security-headers.ts';
import { serialization } from './serialization.ts';
import { LOAD_LIMITS, shedLoad } from './shed-load.ts';
import { stayOnOrigin } from './stay-on-origin.ts';
import { lenientValidation, strictValidation } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How the server says no, by code. */
    readonly problems: Catalogue;
  }
  interface FastifyRequest {
    /** What to answer in: `?lang=`, else `accept-language`, else Thai. */
    readonly language: Language;
    /** Where the call comes from: an IPv4 address, or the /64 network of an IPv6 one. */
    readonly network: string;
    /** The API key of the call; empty on open routes called without one. */
    caller: string;
  }
  interface FastifyContextConfig {
    /** Needs no API key. */
    open?: boolean;
    /**
     * Refuses body fields that its schema does not know, instead of dropping them; for all routes of
     * a plugin, `setValidatorCompiler(strictValidation)`.
     */
    strict?: boolean;
    /** Holds someone's data: nobody may store, index or pass it on. */
    private?: boolean;
  }
}

export type Server = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export type ServerOptions = Readonly<{
  /** The known values of `x-api-key`. */
  apiKeys: ReadonlySet<string>;
  /** How refusals are answered; default: only what HTTP itself says no with is known. */
  problems?: Parameters<typeof catalogueOf>[0];
  /** Default: no log. */
  logger?: FastifyBaseLogger;
  /** Whose `x-forwarded-*` headers count, as Fastify takes it; default nobody's. */
  trustProxy?: NonNullable<FastifyServerOptions['trustProxy']> | number;
  /** Default: none. */
  limits?: RequestLimits | undefined;
  /** Requests are refused at the door while the process is too busy, our own servers' later; default: none is. */
  shedsLoad?: Readonly<{ serverKey: string | undefined }>;
  /** Origins whose pages may call from a browser, beside our own; default none. */
  corsOrigins?: readonly string[];
  /** Whether browsers come by https and may be told to stay there; default false. */
  https?: boolean;
  /** Milliseconds for a request to be sent whole; default five minutes, as a slow upload may take. */
  requestTimeout?: number;
  /** The largest body in bytes; default 1 MiB. */
  bodyLimit?: number;
  /** Milliseconds that requests under way get to end when the server closes; default 10,000. */
  drainLimit?: number;
}>;

const SECOND = 1000;

/**
 * A server that keeps CONTRACT's rules for every call: API keys, languages, problem documents,
 * validation, etags, compression, a quiet close. Register `docs` on it before the routes.
 */
export function buildServer(options: ServerOptions): Server {
  const { apiKeys, trustProxy = false, bodyLimit = 1_048_576, drainLimit = 10 * SECOND } = options;
  const { requestTimeout = 300 * SECOND } = options;
  const problems = catalogueOf(options.problems);
  const app: Server = fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit,
    childLoggerFactory: requestLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId(trustProxy !== false),
    rewriteUrl: readableUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout,
    pluginTimeout: 60 * SECOND, // a start on a machine that does much else takes longer, and is no mistake
    http: {
      headersTimeout: Math.min(60 * SECOND, requestTimeout),
      connectionsCheckingInterval: Math.min(30 * SECOND, requestTimeout),
    },
    // no connection, event streams included, is silent for two minutes
    connectionTimeout: 120 * SECOND,
    // longer than gateways keep theirs, so that the gateway is the one who closes
    keepAliveTimeout: 72 * SECOND,
    return503OnClosing: false, // anyone who still arrives is answered: drainOnClose
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientErrors(problems),
    frameworkErrors: answerErrors(problems),
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.decorateRequest('language', {
    getter() {
      return languageOfRequest(this.raw);
    },
  });
  app.decorateRequest('network', {
    getter() {
      return networkOf(this.ip);
    },
  });
  app.decorate('problems', problems);
  app.setErrorHandler(answerErrors(problems));
  app.setNotFoundHandler(answerNotFound(problems));
  app.setValidatorCompiler(lenientValidation);
  app.setSerializerCompiler<object>(({ schema }) => serialization(schema));
  app.addHook('onRoute', (route) => {
    if (route.config?.strict) route.validatorCompiler = strictValidation;
  });
  dropLateAnswers(app);
  logRequests(app);
  drainOnClose(app, drainLimit);
  stayOnOrigin(app);
  secureHeaders(app, { https: options.https ?? false });
  allowOrigins(app, options.corsOrigins ?? []);
  if (options.shedsLoad) shedLoad(app, LOAD_LIMITS, options.shedsLoad.serverKey);
  if (options.limits) limitRequests(app, options.limits);
  requireApiKey(app, apiKeys);
  readBodies(app);
  keepPrivate(app);
  tagReads(app);
  compressAnswers(app);
  return app;
}
