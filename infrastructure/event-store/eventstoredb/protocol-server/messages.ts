import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import type {
  BatchAppendReq,
  BatchAppendResp,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Appended, LoggedEvent, ProposedEvent } from './log.ts';

/** Kestrel's messages, made with the classes the client itself was generated from. */
const { ReadResp: Resp, BatchAppendResp: Answer } = streams;

function identifier(stream: string) {
  return new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream)));
}

export function eventMessage(event: LoggedEvent): ReadResp {
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

export function checkpoint({ position }: LoggedEvent): ReadResp {
  const at = String(position);
  return new Resp().setCheckpoint(
    new Resp.Checkpoint().setCommitPosition(at).setPreparePosition(at),
  );
}

export function appended(request: BatchAppendReq, result: Appended, tellPosition: boolean) {
  const success = new Answer.Success().setCurrentRevision(String(result.head));
  if (tellPosition) {
    const at = String(result.position);
    success.setPosition(
      new shared.AllStreamPosition().setCommitPosition(at).setPreparePosition(at),
    );
  } else success.setNoPosition(new empty.Empty());
  return answerTo(request).setSuccess(success);
}

export function wrongExpectedVersion(request: BatchAppendReq, { head }: Appended) {
  const details = new shared.WrongExpectedVersion();
  if (head < 0) details.setCurrentNoStream(new empty.Empty());
  else details.setCurrentStreamRevision(String(head));
  const packed = new any.Any();
  packed.pack(details.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return answerTo(request).setError(new status.Status().setDetails(packed));
}

function answerTo(request: BatchAppendReq): BatchAppendResp {
  const answer = new Answer().setCorrelationId(request.getCorrelationId());
  return answer.setStreamIdentifier(request.getOptions()?.getStreamIdentifier());
}

export const streamName = (of: BatchAppendReq): string =>
  Buffer.from(of.getOptions()?.getStreamIdentifier()?.getStreamName_asU8() ?? '').toString();

export const expectedHead = (of: BatchAppendReq): number =>
  of.getOptions()?.hasNoStream() ? -1 : Number(of.getOptions()?.getStreamPosition());

export const proposedEvents = (of: BatchAppendReq): ProposedEvent[] =>
  of.getProposedMessagesList().map((message) => ({
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }));
