import type { FastifyBaseLogger } from 'fastify';

type Bindings = Readonly<Record<string, unknown>>;
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * A request's logger, made of the server's when the request first has something to say: most never do
 * at the level that is kept, and redacting what each is bound to costs more than validating it.
 */
export function requestLogger(server: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger {
  return new RequestLogger(server, bindings);
}

class RequestLogger implements FastifyBaseLogger {
  readonly #server: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #own: FastifyBaseLogger | undefined;

  constructor(server: FastifyBaseLogger, bindings: Bindings) {
    this.#server = server;
    this.#bindings = bindings;
  }

  get level(): string {
    return this.#server.level;
  }

  child(bindings: Bindings, options?: Parameters<FastifyBaseLogger['child']>[1]) {
    return this.#made().child(bindings, options);
  }

  fatal(...args: unknown[]): void {
    this.#say('fatal', args);
  }
  error(...args: unknown[]): void {
    this.#say('error', args);
  }
  warn(...args: unknown[]): void {
    this.#say('warn', args);
  }
  info(...args: unknown[]): void {
    this.#say('info', args);
  }
  debug(...args: unknown[]): void {
    this.#say('debug', args);
  }
  trace(...args: unknown[]): void {
    this.#say('trace', args);
  }
  silent(): void {}

  #made(): FastifyBaseLogger {
    this.#own ??= this.#server.child(this.#bindings);
    return this.#own;
  }

  #say(level: Level, args: unknown[]): void {
    if (!isKept(this.#server, level)) return;
    const log = this.#made();
    Reflect.apply(log[level], log, args);
  }
}

/** Pino knows; a logger that does not say is asked to write. */
function isKept(server: FastifyBaseLogger, level: Level): boolean {
  if (!('isLevelEnabled' in server) || typeof server.isLevelEnabled !== 'function') return true;
  return Reflect.apply(server.isLevelEnabled, server, [level]);
}
