import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Json } from '../json/json.ts';

/** Server-sent events to one caller. What is sent after its end is dropped. */
export type EventStream = Readonly<{
  /** `id`: what the caller names, as `last-event-id`, to be told what came after it. */
  send(event: string, data: Json, id?: string): void;
  /** A word that is no event. */
  comment(text: string): void;
  isOver(): boolean;
  /** Ends the answer; the browser will ask again. */
  end(): void;
  /** Calls `over` once, when either side has ended it. */
  onEnd(over: () => void): void;
}>;

/** Below the time after which gateways and our own server take a connection for dead. */
const HEARTBEAT = 25_000;

export type EventStreamOptions = Readonly<{
  /** In ms: how often a comment keeps the connection. */
  heartbeat?: number | undefined;
  /** The id of all that was sent so far, which each comment brings along; default none. */
  idNow?: (() => string | undefined) | undefined;
}>;

/** Opens an event stream on a reply, through the server's own hooks; the route returns the reply. */
export function openEventStream(
  reply: FastifyReply,
  { heartbeat = HEARTBEAT, idNow = () => undefined }: EventStreamOptions = {},
): EventStream {
  const body = new PassThrough();
  const isOver = () => body.writableEnded || body.destroyed;
  const write = (text: string) => {
    if (!isOver()) body.write(text);
  };
  const beating = setInterval(() => write(`: alive\n${idLine(idNow())}\n`), heartbeat).unref();
  body.once('close', () => clearInterval(beating));
  void reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no') // a gateway must pass each event on at once
    .send(body);
  return {
    send: (event, data, id) =>
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n${idLine(id)}\n`),
    comment: (text) => write(`: ${text}\n\n`),
    isOver,
    end: () => body.end(),
    onEnd: (over) => void body.once('close', over),
  };
}

const idLine = (id: string | undefined) => (id === undefined ? '' : `id: ${id}\n`);
