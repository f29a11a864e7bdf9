import { setTimeout as wait } from 'node:timers/promises';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerReadableStream, type sendUnaryData, status } from '@grpc/grpc-js';
import type { ServerFaults } from './faults.ts';
import type { ProtocolLog } from './log.ts';
import { appended, appendOf, refusal, wrongExpectedVersion } from './messages.ts';
import type { Access } from './users.ts';

type Call = ServerReadableStream<AppendReq, AppendResp>;

/** A server's own limit, with what protobuf adds to it. */
const MOST_BYTES = 2 ** 20;
/** As a real server waits for an append of the same events before it gives up. */
const GIVES_UP_AFTER = 100;

/** Appends to one stream, whose events come as messages of their own. */
export function serveAppends(log: ProtocolLog, faults: ServerFaults, access: Access) {
  const underWay = new Set<string>();

  async function answer(call: Call, messages: readonly AppendReq[]) {
    const { stream, expected, events } = appendOf(messages);
    const first = events[0]?.id ?? '';
    const denied = access(call.metadata, { stream, right: 'append' });
    if (denied) return denied;
    if (faults.hasNoLeader) return refusal(status.UNKNOWN, 'Server Is Not Ready');
    if (Number(call.getDeadline()) - Date.now() < faults.clockAhead)
      return refusal(status.DEADLINE_EXCEEDED, 'Operation timed out');
    if (
      events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0) >
      MOST_BYTES
    )
      return refusal(status.INVALID_ARGUMENT, 'Maximum append size exceeded', {
        exception: 'maximum-append-size-exceeded',
        'maximum-append-size': String(MOST_BYTES),
      });
    if (underWay.has(first)) {
      await wait(GIVES_UP_AFTER);
      return refusal(status.DEADLINE_EXCEEDED, 'Operation timed out');
    }
    underWay.add(first);
    if (faults.appendTakes > 0) await wait(faults.appendTakes);
    underWay.delete(first);
    const result = log.append(stream, expected, events);
    return result.won ? appended(result, !faults.tellsNoPosition) : wrongExpectedVersion(result);
  }

  return (call: Call, reply: sendUnaryData<AppendResp>) => {
    const messages: AppendReq[] = [];
    call.on('data', (message: AppendReq) => messages.push(message));
    call.on('error', () => undefined);
    call.on('end', () => {
      void answer(call, messages).then((outcome) => {
        if (faults.answersNoAppend) return;
        if ('code' in outcome) reply(outcome);
        else reply(null, outcome as AppendResp);
      });
    });
  };
}
