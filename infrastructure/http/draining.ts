import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP = 100;

/**
 * Makes `close()` end soon: requests under way are answered and their connections closed, and so are requests that
 * still arrive on one, which a gateway sends until it knows; connections without a request are dropped at once, and
 * what is left after `limit` milliseconds, such as an event stream, is cut.
 */
export function drainOnClose(app: FastifyInstance, limit: number): void {
  const sockets = openSockets(app);
  let timers: NodeJS.Timeout[] = [];

  app.addHook('preClose', async () => {
    timers = [
      setTimeout(() => app.server.closeAllConnections(), limit).unref(),
      // for answers that had begun, and so had promised to keep the connection
      setInterval(() => app.server.closeIdleConnections(), SWEEP).unref(),
    ];
    // browsers connect ahead; to Node such a connection is a request that is only slow
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (timers.length > 0) void reply.header('connection', 'close');
    done(null, payload);
  });
}

function openSockets({ server }: FastifyInstance): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}
