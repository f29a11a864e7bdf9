import { type Connection, openConnection, type Request } from './connection.ts';

/** At most so many kept-alive connections to a server; a request waits for a free one. */
export type Connections = Readonly<{
  /** Resolves with the status; rejects where it is not one of `expected`. */
  ask(request: Request, expected: readonly number[]): Promise<number>;
  close(): void;
}>;

export function openConnections(url: URL, most: number): Connections {
  const open = new Set<Connection>();
  const idle: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];

  function free(): Connection | Promise<Connection> {
    for (let one = idle.pop(); one; one = idle.pop()) {
      if (one.isOpen()) return one;
      open.delete(one); // the server closes those that nobody uses for a minute
    }
    if (open.size === most) return new Promise((resolve) => waiting.push(resolve));
    const connection = openConnection(url);
    open.add(connection);
    return connection;
  }

  function giveBack(connection: Connection): void {
    const next = waiting.shift();
    if (next) next(connection);
    else idle.push(connection);
  }

  return {
    async ask(request, expected) {
      const connection = await free();
      try {
        const status = await connection.ask(request, expected);
        giveBack(connection);
        return status;
      } catch (error) {
        open.delete(connection);
        connection.close();
        throw error;
      }
    },
    close() {
      for (const connection of open) connection.close();
    },
  };
}
