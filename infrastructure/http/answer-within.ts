import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It asks the payment provider before it answers, which may take its time. */
    asksProvider?: boolean;
  }
}

/**
 * Has every route of the plugin answer within so many milliseconds, else 503 `store-away`: who reads
 * from a database that says nothing is told so, not left waiting. Streams of events last.
 */
export function answerWithin(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRoute', (route) => {
    if (!isStream(route)) route.handlerTimeout = milliseconds;
  });
}

function isStream({ schema }: RouteOptions): boolean {
  const response = schema?.response;
  const done = isRecord(response) ? response[200] : undefined;
  return isRecord(done) && isRecord(done.content) && 'text/event-stream' in done.content;
}

/** Whether a write took place is not known; sent again with the same idempotency key it does once. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** How long writes may take, in milliseconds: all of them, and those that ask the provider or work on pictures. */
export type WriteLimits = Readonly<{ plain: number; slow: number }>;

/**
 * Has every route of the plugin answer so many milliseconds after its request had come whole, else
 * `OutcomeUnknown`: it is carried on with, and what comes of it is not told.
 */
export function decideWithin(app: FastifyInstance, { plain, slow }: WriteLimits): void {
  app.addHook('onRoute', (route) => {
    const { asksProvider, upload } = route.config ?? {};
    route.handler = bounded(route.handler, asksProvider || upload ? slow : plain);
  });
}

const bounded = (handler: RouteHandlerMethod, milliseconds: number): RouteHandlerMethod =>
  function (request, reply) {
    const answered = Promise.resolve(handler.call(this, request, reply));
    return unlessLate(answered, milliseconds, (begin) => onceWhole(request, begin));
  };

/** Throws `OutcomeUnknown` when nothing came of it so many milliseconds after `from` began to count, at once by default. */
export function unlessLate<Result>(
  result: Promise<Result>,
  milliseconds: number,
  from: (begin: () => void) => void = (begin) => begin(),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    const giveUp = () => reject(new OutcomeUnknown(`Nothing came of it in ${milliseconds} ms`));
    from(() => {
      if (!isOver) timer = setTimeout(giveUp, milliseconds);
    });
    result.then(
      (value) => {
        end();
        resolve(value);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
}

/** A form is still on its way while its route reads it. */
function onceWhole({ raw }: FastifyRequest, begin: () => void): void {
  const isForm = raw.headers['content-type']?.startsWith('multipart/') ?? false;
  if (isForm && !raw.readableEnded) raw.once('end', begin);
  else begin();
}
