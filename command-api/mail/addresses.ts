import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import type { BookingTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import { ADMINS_STREAM, admins } from '@baanpak/domain/user/admins.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { Commands } from '../ports.ts';
import { isToOwner } from './fill-template.ts';

/** Addresses with commas between; null where nobody is known, or is there any more. */
type To = string | null;

/** Whom a mail about stays goes to. What concerns several owners, the site's own people decide. */
export async function addressFor(
  ports: Commands,
  template: BookingTemplate,
  stays: readonly DocumentFacts[],
): Promise<To> {
  const [first] = stays;
  if (first === undefined) return null;
  if (!isToOwner(template)) return first.book.email;
  const owners = new Set(stays.map(({ book }) => book.ownerId));
  return owners.size > 1 ? addressesOfAdmins(ports) : addressOf(ports, first.book.ownerId);
}

/** Whom a case is told: the owner's, or else the site's own people, who settle what is nobody's. */
export async function addressForCase(
  ports: Commands,
  { ownerId }: Readonly<{ ownerId: string | null }>,
): Promise<To> {
  const owner = ownerId === null ? null : await addressOf(ports, ownerId);
  return owner ?? addressesOfAdmins(ports);
}

/** The site's own people. */
export async function addressesOfAdmins(ports: Commands): Promise<To> {
  const { state } = await ports.commands.load(admins, ADMINS_STREAM);
  const known = await Promise.all(state.userIds.map((userId) => addressOf(ports, userId)));
  const addresses = known.flatMap((address) => address ?? []);
  return addresses.length === 0 ? null : addresses.join(', ');
}

async function addressOf({ commands }: Commands, userId: string): Promise<To> {
  const { state } = await commands.load(user, userStream(userId));
  return state.status === 'registered' && !state.disabled ? state.details.email : null;
}
