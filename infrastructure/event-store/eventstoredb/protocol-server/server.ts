import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { until } from '../../contract-suite/until.ts';
import { type BatchCall, serveAppends } from './append-call.ts';
import { noFaults, type ServerFaults } from './faults.ts';
import { createProtocolLog, type ProtocolLog } from './log.ts';
import { notLeader, refusal } from './messages.ts';
import { answerRead, type ReadCall, serveSubscription } from './read-call.ts';
import { type Access, anybody, type WantedUser } from './users.ts';

export type ProtocolServer = Readonly<{
  /** For the client: `esdb://…`. */
  url: string;
  port: number;
  faults: ServerFaults;
  /**
   * How often it was asked for what, since it was made; subscriptions are no reads. `batches` are calls that hold many
   * appends, whose number is in `appends`.
   */
  calls: Readonly<{ appends: number; batches: number; reads: number }>;
  subscriptions(): number;
  /** Cuts every connection and goes on listening. */
  dropConnections(): void;
  /** Ends every subscription as if all had been said. */
  endSubscriptions(): void;
  /** Ends every subscription as one that is too far behind. */
  abortSubscriptions(): void;
  /** Starts again on the same port and data. */
  restart(): Promise<void>;
  stop(): void;
}>;

/** The calls that the product makes, answered from a log. */
export function serviceOf(log: ProtocolLog, faults: ServerFaults, access: Access) {
  const calls = { appends: 0, batches: 0, reads: 0 };
  const subscriptions = new Map<ReadCall, () => void>();

  function read(call: ReadCall) {
    const options = call.request.getOptions();
    if (!options?.hasSubscription()) calls.reads += 1;
    const takes = faults.readTakes();
    if (takes > 0) setTimeout(() => answer(call, options), takes);
    else answer(call, options);
  }

  function answer(call: ReadCall, options: ReturnType<ReadCall['request']['getOptions']>) {
    if (faults.answersNoRead || !options || call.cancelled) return;
    const denied = access(call.metadata, wantedBy(options));
    if (denied) {
      call.emit('error', denied);
      return;
    }
    const { follows } = faults;
    if (follows && call.metadata.get('requires-leader').includes('true')) {
      call.emit('error', notLeader(follows.port));
      return;
    }
    const seen = follows ? log.before(follows.behind) : log;
    if (!options.hasSubscription()) return answerRead(seen, call, options);
    const stop = serveSubscription(seen, call, options, faults);
    subscriptions.set(call, stop);
    call.on('cancelled', () => {
      stop();
      subscriptions.delete(call);
    });
  }

  const { append, batchAppend: answerBatch } = serveAppends(log, faults, access, () => {
    calls.appends += 1;
  });
  const batchAppend = (call: BatchCall) => {
    calls.batches += 1;
    answerBatch(call);
  };
  return {
    calls,
    subscriptions,
    newServer() {
      const server = new Server();
      server.addService(StreamsService, { read, append, batchAppend });
      return server;
    },
  };
}

/**
 * The part of EventStoreDB's gRPC protocol that the product uses, spoken to the real client. It
 * shows what a real server cannot be made to do in a test: silence, lost answers, polite ends.
 */
export async function startProtocolServer(
  log: ProtocolLog = createProtocolLog(),
): Promise<ProtocolServer> {
  const faults = noFaults();
  const { calls, subscriptions, newServer } = serviceOf(log, faults, anybody(faults));
  let server = newServer();
  const port = await listen(server, 0);

  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    faults,
    calls,
    subscriptions: () => subscriptions.size,
    dropConnections: () => server.drain(`127.0.0.1:${port}`, 0),
    endSubscriptions() {
      for (const [call, stop] of subscriptions) {
        stop();
        call.end();
      }
      subscriptions.clear();
    },
    abortSubscriptions() {
      for (const [call, stop] of subscriptions) {
        stop();
        call.emit('error', refusal(status.ABORTED, 'Operation timed out'));
      }
      subscriptions.clear();
    },
    async restart() {
      server.forceShutdown();
      server = newServer();
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

function wantedBy(options: NonNullable<ReturnType<ReadCall['request']['getOptions']>>): WantedUser {
  const name = options.getStream()?.getStreamIdentifier()?.getStreamName_asU8();
  if (name === undefined) return 'read-all';
  return { stream: Buffer.from(name).toString(), right: 'read' };
}
