import type { Config } from '@baanpak/infrastructure/config/config.ts';

const DEMO_USERS = ['admin', 'owner1', 'owner2', 'officer1', 'visitor1', 'auditor1'];

/** Tells anyone who started it where the product is. */
export function printAddresses({ demo, apiKeys, payments, stores }: Config, url: string): void {
  const lines = [
    '',
    `  Baanpak บ้านพัก is at ${url}`,
    `  API     ${url}/docs   (x-api-key: ${demo ? apiKeys[0] : 'from API_KEYS or /config.json'})`,
  ];
  if (payments.kind === 'sandbox')
    lines.push('  Payments go to a sandbox: card 4242 4242 4242 4242, any name, date and code.');
  if (stores.mail)
    lines.push(
      `  Mail goes by ${new URL(stores.mail.smtpUrl).host} (SMTP_URL), from ${stores.mail.from}`,
    );
  else if (demo) lines.push(`  Mail goes to nobody: it lies at ${url}/dev/outbox`);
  if (demo) lines.push(`  Demo sign-ins: ${DEMO_USERS.join(', ')}; password ${demo.password}`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
