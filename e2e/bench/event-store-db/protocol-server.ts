import { startProtocolServer } from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/server.ts';

// EventStoreDB's protocol in a process of its own, so that what the client takes can be told from what the server does.
const { port } = await startProtocolServer();
process.stdout.write(`http://127.0.0.1:${port}\n`);
