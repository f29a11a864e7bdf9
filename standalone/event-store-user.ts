import { giveUser } from '@baanpak/infrastructure/event-store/eventstoredb/give-user.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';

// `npm run event-store-user`: makes the user of EVENTSTORE_URL in EventStoreDB with the rights our services need, as the
// administrator of EVENTSTORE_ADMIN_URL; does nothing without that one. May be run again at any time.
await run(async () => {
  const { EVENTSTORE_ADMIN_URL: adminUrl, EVENTSTORE_URL: userUrl } = process.env;
  if (!adminUrl) print('EVENTSTORE_ADMIN_URL is not set: no user is made.');
  else if (!userUrl)
    throw new BootError('EVENTSTORE_URL is not set: it names the user that is made.');
  else {
    await giveUser({ adminUrl, userUrl });
    print('The user of EVENTSTORE_URL may append to and read streams, and read $all.');
  }
  return { close: async () => {} };
});
process.exit(0);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
