import { randomUUID } from 'node:crypto';
import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import type {
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { ClientDuplexStream } from '@grpc/grpc-js';
import {
  type AppendResult,
  type EventToAppend,
  type ExpectedRevision,
  type Position,
  StoreUnavailable,
} from '../port.ts';
import { isPassing } from './errors.ts';

/** What the server says of an append; some answers lack the position. */
export type AppendAnswer =
  | Extract<AppendResult, { outcome: 'conflict' }>
  | Readonly<{ outcome: 'appended'; revision: number; position: Position | undefined }>;

/** The call ended before the answer: the same events sent again tell what became of them. */
export class CallEnded extends StoreUnavailable {}

/** An append that was sent. */
export type SentAppend = Readonly<{
  /** Rejects with `CallEnded`, or with what the server refuses; a silent server lets it wait for ever. */
  answer: Promise<AppendAnswer>;
  /** It was silent: what comes goes through another call. Who waits in this one has so many milliseconds yet. */
  leaveCall(milliseconds: number): void;
}>;

/** Sends the appends of a process through one call that stays open. */
export type SendAppend = (
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
) => Promise<SentAppend>;

type Call = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;
type Waiting = Readonly<{ resolve(answer: AppendAnswer): void; reject(error: unknown): void }>;
type Opened = Readonly<{ call: Call; waiting: Map<string, Waiting>; isOver(): boolean }>;

/**
 * The client's call for many appends, opened again after it ended (docs/adr/0161-one-call-one-subscription.md). The
 * client's own use of it has one table of waiting appends for all clients of a process, and an answer that is not in
 * the table ends the process.
 */
export function appendCall(client: EventStoreDBClient, credentials: Credentials): SendAppend {
  const loading = loadMessages();
  loading.catch(() => undefined); // met by the first append
  let current: Promise<Opened> | undefined;

  async function open(onEnd: () => void): Promise<Opened> {
    const { openOn, answerOf, errorOf } = await loading;
    const waiting = new Map<string, Waiting>();
    const call = await openOn(client, credentials);
    let isOver = false;
    const end = (why: unknown) => {
      isOver = true;
      onEnd();
      for (const { reject } of waiting.values()) reject(why);
      waiting.clear();
    };
    call.on('data', (message: BatchAppendResp) => {
      const id = message.getCorrelationId()?.getString() ?? '';
      const one = waiting.get(id);
      waiting.delete(id);
      try {
        one?.resolve(answerOf(message));
      } catch (error) {
        one?.reject(error);
      }
    });
    call.on('error', (raw) => {
      const error = errorOf(raw);
      end(isPassing(error) ? callEnded(error) : error);
    });
    call.on('end', () => {
      end(callEnded());
      call.end();
    });
    return { call, waiting, isOver: () => isOver };
  }

  function opened(): Promise<Opened> {
    if (current) return current;
    const forget = () => {
      if (current === opening) current = undefined;
    };
    const opening = open(forget);
    current = opening;
    opening.catch(forget);
    return opening;
  }

  function leave(left: Promise<Opened>, milliseconds: number) {
    if (left !== current) return; // it was left before
    current = undefined;
    const cancel = () => left.then(({ call }) => call.cancel()).catch(() => undefined);
    setTimeout(cancel, milliseconds).unref();
  }

  return async (stream, expected, events) => {
    const { messageOf } = await loading;
    const opening = opened();
    const { call, waiting, isOver } = await opening;
    if (isOver()) throw callEnded();
    const id = randomUUID();
    const answer = new Promise<AppendAnswer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    call.write(messageOf(id, stream, expected, events));
    return { answer, leaveCall: (milliseconds) => leave(opening, milliseconds) };
  };
}

const callEnded = (cause?: unknown) => new CallEnded('The event store does not answer', { cause });

/** By the server's clock: a clock a few seconds behind it would make every append fail, and patience ends the wait. */
const DEADLINE_MS = 10 * 60_000;

/** The classes that the client was generated with; loaded where there is an EventStoreDB. */
async function loadMessages() {
  const [client, { StreamsClient }, { default: streams }, { default: shared }, { default: time }] =
    await Promise.all([
      import('@eventstore/db-client'),
      import('@eventstore/db-client/generated/streams_grpc_pb.js'),
      import('@eventstore/db-client/generated/streams_pb.js'),
      import('@eventstore/db-client/generated/shared_pb.js'),
      import('google-protobuf/google/protobuf/timestamp_pb.js'),
    ]);
  const { BatchAppendReq: Request } = streams;

  /** Calls that the client opens for itself alone; it connects elsewhere where one of them ends so. */
  class Inside extends client.EventStoreDBClient {
    static open(of: Inside, credentials: Credentials): Promise<Call> {
      const open = of.GRPCStreamCreator(StreamsClient, 'batchAppend', (service) =>
        service.batchAppend(
          ...of.callArguments(
            { credentials, requiresLeader: true },
            { deadline: Number.POSITIVE_INFINITY },
          ),
        ),
      );
      return open();
    }
  }

  const isInside = (of: EventStoreDBClient): of is Inside => 'GRPCStreamCreator' in of;

  function optionsOf(stream: string, expected: ExpectedRevision) {
    const options = new Request.Options()
      .setStreamIdentifier(
        new shared.StreamIdentifier().setStreamName(new Uint8Array(Buffer.from(stream))),
      )
      .setDeadline(time.Timestamp.fromDate(new Date(Date.now() + DEADLINE_MS)));
    return expected === 'no-stream'
      ? options.setNoStream(new shared.Empty())
      : options.setStreamPosition(String(expected));
  }

  function proposed({ id, type, data, metadata }: EventToAppend) {
    const message = new Request.ProposedMessage()
      .setId(new shared.UUID().setString(id))
      .setData(Buffer.from(JSON.stringify(data)))
      .setCustomMetadata(Buffer.from(JSON.stringify(metadata)));
    message.getMetadataMap().set('type', type).set('content-type', 'application/json');
    return message;
  }

  return {
    openOn(of: EventStoreDBClient, credentials: Credentials): Promise<Call> {
      if (!isInside(of)) throw new Error('This client opens no call for many appends');
      return Inside.open(of, credentials);
    },
    messageOf: (
      id: string,
      stream: string,
      expected: ExpectedRevision,
      events: readonly EventToAppend[],
    ): BatchAppendReq =>
      new Request()
        .setCorrelationId(new shared.UUID().setString(id))
        .setOptions(optionsOf(stream, expected))
        .setProposedMessagesList(events.map(proposed))
        .setIsFinal(true),
    errorOf: (error: Error): Error => client.convertToCommandError(error) ?? error,
    /** Throws what the client throws for such a refusal. */
    answerOf(message: BatchAppendResp): AppendAnswer {
      const success = message.getSuccess();
      if (success) {
        const at = success.getPosition();
        return {
          outcome: 'appended',
          revision: Number(success.getCurrentRevision()),
          position: at && {
            commit: BigInt(at.getCommitPosition()),
            prepare: BigInt(at.getPreparePosition()),
          },
        };
      }
      const error = message.getError();
      const details = error?.getDetails();
      switch (details?.getTypeName()) {
        case 'event_store.client.WrongExpectedVersion': {
          const wrong = shared.WrongExpectedVersion.deserializeBinary(details.getValue_asU8());
          const revision = wrong.hasCurrentStreamRevision()
            ? Number(wrong.getCurrentStreamRevision())
            : 'no-stream';
          return { outcome: 'conflict', revision };
        }
        case 'event_store.client.AccessDenied':
          throw new client.AccessDeniedError();
        case 'event_store.client.Timeout':
          throw new client.DeadlineExceededError();
        case 'event_store.client.StreamDeleted':
          throw client.StreamDeletedError.fromStreamName('');
        case 'event_store.client.MaximumAppendSizeExceeded':
          throw client.MaxAppendSizeExceededError.fromMaxAppendSize(0);
        case 'event_store.client.BadRequest':
          throw new Error(`The event store refuses an append: ${error?.getMessage()}`);
        default:
          throw new client.UnknownError(undefined, error?.getMessage() || details?.getTypeName());
      }
    },
  };
}
