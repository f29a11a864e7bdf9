import shared from '@eventstore/db-client/generated/shared_pb.js';
import google from '@eventstore/db-client/generated/status_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type StatusObject, status } from '@grpc/grpc-js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Appended, ProposedEvent, ServerEvent } from './log.ts';

/** Kestrel's messages, made with the classes the client itself was generated from. */
const { ReadResp: Resp, AppendResp: Answer, BatchAppendResp: BatchAnswer } = streams;

function identifier(stream: string) {
  return new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream)));
}

export function eventMessage(event: ServerEvent): ReadResp {
  const position = String(event.position);
  const recorded = new Resp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(identifier(event.stream))
    .setStreamRevision(String(event.revision))
    .setPreparePosition(position)
    .setCommitPosition(position)
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  recorded.getMetadataMap().set('type', event.type).set('content-type', event.contentType);
  recorded.getMetadataMap().set('created', '0');
  return new Resp().setEvent(new Resp.ReadEvent().setEvent(recorded).setCommitPosition(position));
}

export const confirmation = (id: string): ReadResp =>
  new Resp().setConfirmation(new Resp.SubscriptionConfirmation().setSubscriptionId(id));

export const caughtUp = (): ReadResp => new Resp().setCaughtUp(new Resp.CaughtUp());

export const streamNotFound = (stream: string): ReadResp =>
  new Resp().setStreamNotFound(new Resp.StreamNotFound().setStreamIdentifier(identifier(stream)));

export function checkpoint({ position }: Pick<ServerEvent, 'position'>): ReadResp {
  const at = String(position);
  return new Resp().setCheckpoint(
    new Resp.Checkpoint().setCommitPosition(at).setPreparePosition(at),
  );
}

export function appended(result: Appended, tellPosition: boolean): AppendResp {
  const success = new Answer.Success().setCurrentRevision(String(result.head));
  if (tellPosition) {
    const at = String(result.position);
    success.setPosition(new Answer.Position().setCommitPosition(at).setPreparePosition(at));
  } else success.setNoPosition(new shared.Empty());
  return new Answer().setSuccess(success);
}

export function wrongExpectedVersion({ head }: Appended): AppendResp {
  const wrong = new Answer.WrongExpectedVersion();
  if (head < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(head));
  return new Answer().setWrongExpectedVersion(wrong);
}

/** The first message of an append: where to; the others are its events. */
export function appendOf(messages: readonly AppendReq[]) {
  const options = messages[0]?.getOptions();
  return {
    stream: Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? '').toString(),
    expected: options?.hasNoStream() ? -1 : Number(options?.getRevision()),
    events: messages.flatMap((message) => proposedEvent(message.getProposedMessage()) ?? []),
  };
}

/** One of the appends of a call that holds many. */
export type ProposedAppend = Readonly<{
  stream: string;
  expected: number;
  events: readonly ProposedEvent[];
  /** By the clock of the client, in milliseconds. */
  deadline: number;
}>;
type BatchedAppend = ProposedAppend & Readonly<{ correlation: shared.UUID | undefined }>;

export const correlationOf = (message: BatchAppendReq): string =>
  String(message.getCorrelationId()?.serializeBinary());

/** The messages of one correlation: the first says where to. */
export function batchOf(messages: readonly BatchAppendReq[]): BatchedAppend {
  const options = messages[0]?.getOptions();
  return {
    correlation: messages[0]?.getCorrelationId(),
    stream: Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? '').toString(),
    expected: options?.hasNoStream() ? -1 : Number(options?.getStreamPosition()),
    events: messages.flatMap((message) =>
      message.getProposedMessagesList().flatMap((event) => proposedEvent(event) ?? []),
    ),
    deadline: options?.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY,
  };
}

export function batchAnswer(
  { correlation, stream }: BatchedAppend,
  outcome: Appended | Readonly<{ refused: keyof typeof DETAILS }>,
  tellPosition: boolean,
): BatchAppendResp {
  const answer = new BatchAnswer()
    .setCorrelationId(correlation)
    .setStreamIdentifier(identifier(stream));
  if ('refused' in outcome) return answer.setError(DETAILS[outcome.refused]());
  if (!outcome.won) return answer.setError(conflict(outcome));
  const success = new BatchAnswer.Success().setCurrentRevision(String(outcome.head));
  if (tellPosition) {
    const at = String(outcome.position);
    success.setPosition(
      new shared.AllStreamPosition().setCommitPosition(at).setPreparePosition(at),
    );
  } else success.setNoPosition(new empty.Empty());
  return answer.setSuccess(success);
}

function conflict({ head }: Appended): google.Status {
  const wrong = new shared.WrongExpectedVersion();
  if (head < 0) wrong.setCurrentNoStream(new empty.Empty());
  else wrong.setCurrentStreamRevision(String(head));
  return detailed('WrongExpectedVersion', wrong.serializeBinary());
}

/** Why an append is not carried out: in a call of many that is no end of the call. */
const DETAILS = {
  denied: () => detailed('AccessDenied', new shared.AccessDenied().serializeBinary()),
  'no-leader': () => detailed('', new Uint8Array()).setMessage('Server Is Not Ready'),
  timeout: () => detailed('Timeout', new shared.Timeout().serializeBinary()),
  'too-large': () =>
    detailed(
      'MaximumAppendSizeExceeded',
      new shared.MaximumAppendSizeExceeded().setMaxappendsize(2 ** 20).serializeBinary(),
    ),
} as const;

function detailed(name: string, bytes: Uint8Array): google.Status {
  const details = new any.Any();
  details.pack(bytes, name === '' ? 'google.protobuf.Empty' : `event_store.client.${name}`);
  return new google.Status().setDetails(details);
}

const proposedEvent = (
  message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage | undefined,
): ProposedEvent | undefined =>
  message && {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };

/** What a server that does not carry out a call answers; the client reads `exception`. */
export function refusal(
  code: status,
  details: string,
  facts: Readonly<Record<string, string>> = {},
): Partial<StatusObject> {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(facts)) metadata.set(name, value);
  return { code, details, metadata };
}

export const notLeader = (port: number) =>
  refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(port),
  });

export const accessDenied = () =>
  refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
