import { isIP } from 'node:net';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { EventStoreDBClient } from '@eventstore/db-client';

/** A client of the EventStoreDB at `url`; it connects when it is first used. */
export async function clientOf(url: string): Promise<EventStoreDBClient> {
  const { EventStoreDBClient } = await import('@eventstore/db-client');
  addressesAreNoNames ??= nameNoAddresses();
  await addressesAreNoNames;
  const client = EventStoreDBClient.connectionString(url);
  losesNoRejection(client);
  return client;
}

/** The client looks for another node where a call ended, and lets nobody know where there is none: the next call does. */
function losesNoRejection(client: object): void {
  if (!isRecord(client) || typeof client.handleError !== 'function') return;
  const own = client.handleError;
  client.handleError = async (...given: unknown[]): Promise<void> => {
    await Promise.resolve(own(...given)).catch(() => undefined);
  };
}

let addressesAreNoNames: Promise<void> | undefined;

/**
 * gRPC sends the host as TLS server name, an IP address, too, which RFC 6066 forbids and of which Node warns; no option
 * of client or gRPC leaves it out. Without a name the certificate is held against the host all the same.
 */
async function nameNoAddresses(): Promise<void> {
  const { credentials } = await import('@grpc/grpc-js');
  const secure: unknown = Object.getPrototypeOf(credentials.createSsl());
  if (!isRecord(secure)) return;
  const { _createSecureConnector: create } = secure;
  if (typeof create !== 'function') return;
  secure._createSecureConnector = function withoutAddressAsName(...given: unknown[]) {
    const connector: unknown = create.apply(this, given);
    const options = isRecord(connector) ? connector.connectionOptions : undefined;
    if (isRecord(options) && isIP(String(options.servername)) !== 0) options.servername = '';
    return connector;
  };
}
