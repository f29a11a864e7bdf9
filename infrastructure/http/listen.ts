import type { Http } from '../config/config.ts';
import { BootError, errorCode } from '../process/errors.ts';
import type { Server } from './server.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program; stop that or set PORT to another one',
  EACCES: 'may not be used by this user; set PORT to one above 1023',
};

/** Connections that wait to be taken: thousands may come in one turn of the loop, and are refused with an answer. */
const BACKLOG = 4_096;

/** Listens and answers the address; BootError, naming HOST and PORT, when that cannot be. */
export async function listen(app: Server, { host, port }: Http): Promise<string> {
  try {
    return await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    const code = errorCode(error) ?? 'unknown error';
    const reason = REASONS[code] ?? `cannot be listened on (${code})`;
    throw new BootError(`PORT ${port} on HOST ${host} ${reason}.`);
  }
}
