import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { createServer as createTlsServer } from 'node:tls';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { ServerCredentials } from '@grpc/grpc-js';
import { noFaults } from './faults.ts';
import type { ProtocolLog } from './log.ts';
import { serviceOf } from './server.ts';
import { type Users, usersIn } from './users.ts';

const [OK, CREATED, NO_CONTENT, UNAUTHORIZED, NOT_FOUND, CONFLICT] = [200, 201, 204, 401, 404, 409];

type SecureServer = Readonly<{ port: number; stop(): Promise<void> }>;

/**
 * The protocol as a server of its own speaks it: over TLS, to users with passwords, and at the same port over HTTP,
 * which says that it lives and makes users. The passwords are of users whom a log that is new gets.
 */
export async function startSecureServer(
  log: ProtocolLog,
  given: Readonly<{
    host: string;
    port: number;
    /** In PEM. */
    certificate: string;
    key: string;
    passwords: Readonly<{ admin: string; ops: string }>;
  }>,
): Promise<SecureServer> {
  const users = usersIn(log);
  for (const [name, password] of Object.entries(given.passwords)) users.make(name, password);
  const grpc = serviceOf(log, noFaults(), users.access).newServer();
  const calls = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const http = createServer((request, response) => {
    void answerHttp(users, request, response).catch((error: Error) =>
      response.writeHead(400).end(error.message),
    );
  });
  const connections = new Set<Socket>();
  const front = createTlsServer(
    // the first that a caller offers: who calls by gRPC offers h2 alone
    { cert: given.certificate, key: given.key, ALPNProtocols: ['http/1.1', 'h2'] },
    (socket) => {
      socket.on('error', () => socket.destroy());
      if (socket.alpnProtocol === 'h2') calls.injectConnection(socket);
      else http.emit('connection', socket);
    },
  );
  front.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject).listen(given.port, given.host, resolve);
  });
  return {
    port: (front.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((resolve) => front.close(resolve));
      calls.destroy();
      grpc.forceShutdown();
      for (const socket of connections) socket.destroy();
      await closed;
    },
  };
}

async function answerHttp(users: Users, request: IncomingMessage, response: ServerResponse) {
  const end = (code: number) => void response.writeHead(code).end();
  if (request.method === 'GET' && request.url === '/health/live') return end(NO_CONTENT);
  const reset = /^\/users\/([^/]+)\/command\/reset-password$/.exec(request.url ?? '')?.[1];
  if (request.method !== 'POST' || (reset === undefined && request.url !== '/users'))
    return end(NOT_FOUND);
  if (users.nameOf(request.headers.authorization) !== 'admin') return end(UNAUTHORIZED);
  const body: unknown = await json(request);
  if (!isRecord(body)) throw new Error('No JSON object');
  if (reset !== undefined)
    return end(
      users.changePassword(decodeURIComponent(reset), String(body.NewPassword)) ? OK : NOT_FOUND,
    );
  return end(users.make(String(body.LoginName), String(body.Password)) ? CREATED : CONFLICT);
}
