import { setTimeout as wait } from 'node:timers/promises';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import {
  type Metadata,
  type ServerDuplexStream,
  type ServerReadableStream,
  type StatusObject,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import type { ServerFaults } from './faults.ts';
import type { Appended, ProtocolLog } from './log.ts';
import {
  accessDenied,
  appended,
  appendOf,
  batchAnswer,
  batchOf,
  correlationOf,
  notLeader,
  type ProposedAppend,
  refusal,
  wrongExpectedVersion,
} from './messages.ts';
import type { Access } from './users.ts';

type Call = ServerReadableStream<AppendReq, AppendResp>;
export type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** What becomes of an append; `ends-call` is no answer to it but to the whole call. */
type Outcome =
  | Appended
  | Readonly<{ refused: 'denied' | 'no-leader' | 'timeout' | 'too-large' }>
  | Readonly<{ ends: Partial<StatusObject> }>;

/** A server's own limit, with what protobuf adds to it. */
const MOST_BYTES = 2 ** 20;
/** As a real server waits for an append of the same events before it gives up. */
const GIVES_UP_AFTER = 100;

/** Appends to one stream each: a call for each, or many in one call, whose answers come in any order. */
export function serveAppends(
  log: ProtocolLog,
  faults: ServerFaults,
  access: Access,
  onAppend: () => void,
) {
  const underWay = new Set<string>();

  async function outcomeOf(
    { stream, expected, events, deadline }: ProposedAppend,
    caller: Metadata,
  ): Promise<Outcome> {
    onAppend();
    const first = events[0]?.id ?? '';
    const denied = access(caller, { stream, right: 'append' });
    if (denied)
      return denied.code === status.PERMISSION_DENIED ? { refused: 'denied' } : { ends: denied };
    if (faults.hasNoLeader) return { refused: 'no-leader' };
    const { follows } = faults;
    if (follows && caller.get('requires-leader').includes('true'))
      return { ends: notLeader(follows.port) };
    if (deadline - Date.now() < faults.clockAhead) return { refused: 'timeout' };
    const bytes = events.reduce(
      (sum, { data, metadata }) => sum + data.length + metadata.length,
      0,
    );
    if (bytes > MOST_BYTES) return { refused: 'too-large' };
    if (underWay.has(first)) {
      await wait(GIVES_UP_AFTER);
      return { refused: 'timeout' };
    }
    underWay.add(first);
    const takes = faults.appendTakes();
    if (takes > 0) await wait(takes);
    underWay.delete(first);
    return log.append(stream, expected, events);
  }

  function append(call: Call, reply: sendUnaryData<AppendResp>) {
    const messages: AppendReq[] = [];
    call.on('data', (message: AppendReq) => messages.push(message));
    call.on('error', () => undefined);
    call.on('end', () => {
      const proposed = { ...appendOf(messages), deadline: Number(call.getDeadline()) };
      void outcomeOf(proposed, call.metadata).then((outcome) => {
        if (faults.answersNoAppend) return;
        if ('ends' in outcome) reply(outcome.ends);
        else if ('refused' in outcome) reply(REFUSALS[outcome.refused]());
        else if (outcome.won) reply(null, appended(outcome, !faults.tellsNoPosition));
        else reply(null, wrongExpectedVersion(outcome));
      });
    });
  }

  function batchAppend(call: BatchCall) {
    const messages = new Map<string, BatchAppendReq[]>();

    async function answer(all: readonly BatchAppendReq[]): Promise<void> {
      const proposed = batchOf(all);
      const outcome = await outcomeOf(proposed, call.metadata);
      if (call.cancelled || call.writableEnded || faults.answersNoAppend) return;
      if ('ends' in outcome) call.emit('error', outcome.ends);
      else call.write(batchAnswer(proposed, outcome, !faults.tellsNoPosition));
      if (faults.endsAppendsAfterAnswer) call.end();
    }

    call.on('data', (message: BatchAppendReq) => {
      const id = correlationOf(message);
      const all = [...(messages.get(id) ?? []), message];
      messages.set(id, all);
      if (!message.getIsFinal()) return;
      messages.delete(id);
      void answer(all);
    });
    call.on('error', () => undefined);
    call.on('end', () => call.end());
  }

  return { append, batchAppend };
}

const REFUSALS = {
  denied: accessDenied,
  'no-leader': () => refusal(status.UNKNOWN, 'Server Is Not Ready'),
  timeout: () => refusal(status.DEADLINE_EXCEEDED, 'Operation timed out'),
  'too-large': () =>
    refusal(status.INVALID_ARGUMENT, 'Maximum append size exceeded', {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(MOST_BYTES),
    }),
} as const;
