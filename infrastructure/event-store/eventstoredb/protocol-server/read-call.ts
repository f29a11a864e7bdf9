import { randomUUID } from 'node:crypto';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import type { ServerFaults } from './faults.ts';
import type { SeenLog, ServerEvent } from './log.ts';
import {
  caughtUp,
  checkpoint,
  confirmation,
  eventMessage,
  refusal,
  streamNotFound,
} from './messages.ts';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
type Options = ReadReq.Options;

/** Answers a read of one stream or of all, with an end. */
export function answerRead(log: SeenLog, call: ReadCall, options: Options): void {
  const of = options.getStream();
  if (of) {
    const stream = Buffer.from(of.getStreamIdentifier()?.getStreamName_asU8() ?? '').toString();
    const events = log.stream(stream);
    if (events.length === 0) call.write(streamNotFound(stream));
    const from = of.hasRevision() ? Number(of.getRevision()) : undefined;
    write(
      call,
      page(events, options, (event) => compare(event.revision, from), from === undefined),
    );
  } else {
    const at = options.getAll()?.getPosition();
    const from = at && BigInt(at.getCommitPosition());
    if (from !== undefined && isNoPlace(log, from)) {
      call.emit('error', refusal(status.UNKNOWN, 'Unexpected ReadAllResult: Error'));
      return;
    }
    write(
      call,
      page(log.all, options, (event) => compare(event.position, from), from === undefined),
    );
  }
  call.end();
}

/** Where no event stands though the log goes further: its place in a file is amid another. */
const isNoPlace = ({ all }: SeenLog, place: bigint): boolean =>
  place >= 0n &&
  place < (all.at(-1)?.position ?? 0n) &&
  !all.some(({ position }) => position === place);

const compare = <N extends number | bigint>(place: N, from: N | undefined) =>
  from === undefined || place === from ? 0 : Math.sign(Number(place) - Number(from));

/** From a place (which counts) to the end or the start, as many as asked for. */
function page(
  events: readonly ServerEvent[],
  options: Options,
  side: (event: ServerEvent) => number,
  isFromEnd: boolean,
): ServerEvent[] {
  const count = Number(options.getCount());
  const backwards = options.getReadDirection() === 1;
  // the head is read often, and a log may be long
  if (backwards && isFromEnd) return events.slice(Math.max(0, events.length - count)).toReversed();
  const wanted = events.filter((event) => (backwards ? side(event) <= 0 : side(event) >= 0));
  return (backwards ? wanted.toReversed() : wanted).slice(0, count);
}

function write(call: ReadCall, events: readonly ServerEvent[]) {
  for (const event of events) call.write(eventMessage(event));
}

/** Serves a subscription to all until the returned function is called. */
export function serveSubscription(
  log: SeenLog,
  call: ReadCall,
  options: Options,
  { tellsNowhere }: Pick<ServerFaults, 'tellsNowhere'>,
): () => void {
  const after = BigInt(options.getAll()?.getPosition()?.getCommitPosition() ?? -1);
  if (isNoPlace(log, after)) return () => undefined; // it says nothing, for ever
  const wants = wantedBy(options.getFilter());
  const interval = 32 * (options.getFilter()?.getCheckpointintervalmultiplier() ?? 0);
  let next = log.all.findIndex(({ position }) => position > after);
  if (next === -1) next = log.all.length;
  let looked = 0;

  function pump() {
    for (let event = log.all[next]; event; event = log.all[next]) {
      next += 1;
      looked += 1;
      if (wants(event.stream)) call.write(eventMessage(event));
      if (interval > 0 && looked % interval === 0) call.write(checkpoint(event));
    }
  }

  call.write(confirmation(randomUUID()));
  if (tellsNowhere) call.write(checkpoint({ position: 2n ** 64n - 1n }));
  pump();
  call.write(caughtUp());
  return log.onEvent(pump);
}

function wantedBy(filter: ReadReq.Options.FilterOptions | undefined) {
  const expression = filter?.getStreamIdentifier();
  const prefixes = expression?.getPrefixList() ?? [];
  const regex = expression?.getRegex() ? new RegExp(expression.getRegex(), 'u') : undefined;
  return (stream: string) =>
    regex?.test(stream) ??
    (prefixes.length === 0 || prefixes.some((prefix) => stream.startsWith(prefix)));
}
