import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features, {
  type SupportedMethods,
} from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type {
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import {
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type sendUnaryData,
} from '@grpc/grpc-js';
import { until } from '../../contract-suite/until.ts';
import { createProtocolLog, type ProtocolLog } from './log.ts';
import {
  appended,
  expectedHead,
  proposedEvents,
  streamName,
  wrongExpectedVersion,
} from './messages.ts';
import { answerRead, type ReadCall, serveSubscription } from './read-call.ts';

/** What the server does wrong for now; all of it happens in the field. */
type Faults = {
  /** Appends happen, their answers are lost. */
  answersNoAppend: boolean;
  answersNoRead: boolean;
  /** As after some leader changes. */
  tellsNoPosition: boolean;
};

export type ProtocolServer = Readonly<{
  /** For the client: `esdb://…`. */
  url: string;
  faults: Faults;
  subscriptions(): number;
  /** Cuts every connection and goes on listening. */
  dropConnections(): void;
  /** Ends every subscription as if all had been said. */
  endSubscriptions(): void;
  /** Starts again on the same port and data. */
  restart(): Promise<void>;
  stop(): void;
}>;

/**
 * The part of EventStoreDB's gRPC protocol that the product uses, spoken to the real client. It
 * shows what a real server cannot be made to do in a test: silence, lost answers, polite ends.
 */
export async function startProtocolServer(): Promise<ProtocolServer> {
  const log = createProtocolLog();
  const faults: Faults = { answersNoAppend: false, answersNoRead: false, tellsNoPosition: false };
  const subscriptions = new Map<ReadCall, () => void>();

  function read(call: ReadCall) {
    const options = call.request.getOptions();
    if (faults.answersNoRead || !options) return;
    if (!options.hasSubscription()) return answerRead(log, call, options);
    const stop = serveSubscription(log, call, options);
    subscriptions.set(call, stop);
    call.on('cancelled', () => {
      stop();
      subscriptions.delete(call);
    });
  }

  const make = () => {
    const server = new Server();
    server.addService(StreamsService, { read, batchAppend: batchAppend(log, faults) });
    server.addService(ServerFeaturesService, { getSupportedMethods });
    return server;
  };
  let server = make();
  const port = await listen(server, 0);

  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    faults,
    subscriptions: () => subscriptions.size,
    dropConnections: () => server.drain(`127.0.0.1:${port}`, 0),
    endSubscriptions() {
      for (const [call, stop] of subscriptions) {
        stop();
        call.end();
      }
      subscriptions.clear();
    },
    async restart() {
      server.forceShutdown();
      server = make();
      await until(() => listen(server, port).then(Boolean, () => false));
    },
    stop: () => server.forceShutdown(),
  };
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });

/** Appends of one client share one call; none here is so large that it comes in several messages. */
const batchAppend =
  (log: ProtocolLog, faults: Faults) =>
  (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
    call.on('data', (request: BatchAppendReq) => {
      const result = log.append(
        streamName(request),
        expectedHead(request),
        proposedEvents(request),
      );
      if (faults.answersNoAppend) return;
      call.write(
        result.won
          ? appended(request, result, !faults.tellsNoPosition)
          : wrongExpectedVersion(request, result),
      );
    });
    call.on('end', () => call.end());
    call.on('error', () => undefined);
  };

function getSupportedMethods(_: unknown, answer: sendUnaryData<SupportedMethods>) {
  const method = new features.SupportedMethod()
    .setServiceName('event_store.client.streams.streams')
    .setMethodName('batchappend');
  answer(null, new features.SupportedMethods().setMethodsList([method]));
}
