import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { type Metadata, type StatusObject, status } from '@grpc/grpc-js';
import type { ServerFaults } from './faults.ts';
import type { ProtocolLog, ServerEvent } from './log.ts';
import { accessDenied, refusal } from './messages.ts';

/** What somebody asks for: of a stream, or to read `$all`. */
export type WantedUser = Readonly<{ stream: string; right: 'read' | 'append' }> | 'read-all';

/** Who may do what; a refusal where somebody may not. */
export type Access = (caller: Metadata, wanted: WantedUser) => Partial<StatusObject> | undefined;

/** A server without users takes anybody, but for what a fault denies. */
export const anybody =
  (faults: ServerFaults): Access =>
  (_caller, wanted) => {
    const { denies } = faults;
    if (denies.includes('user')) return notAuthenticated();
    return denies.includes(wanted === 'read-all' ? wanted : wanted.right)
      ? accessDenied()
      : undefined;
  };

const notAuthenticated = () => refusal(status.UNAUTHENTICATED, 'Not Authenticated');

const ADMINS = '$admins';
/** Everybody, in rules. */
const EVERYBODY = '$all';
/** The server's own rules where nobody wrote any. */
const RULES: Rules = {
  $userStreamAcl: { $r: EVERYBODY, $w: EVERYBODY },
  $systemStreamAcl: { $r: ADMINS, $w: ADMINS },
};
type Acl = Readonly<{ $r?: unknown; $w?: unknown }>;
type Rules = Readonly<{ $userStreamAcl: Acl; $systemStreamAcl: Acl }>;

export type Users = ReturnType<typeof usersIn>;

/** The users of a log, who stand in its streams, and the rules of `$settings` and `$all`, as EventStoreDB keeps them. */
export function usersIn(log: ProtocolLog) {
  /** Whose password was compared: it costs more than all the rest of a call. */
  const compared = new Map<string, string>();

  /** Who it is; undefined where the password is another. Somebody without a header is nobody. */
  function nameOf(authorization: string | undefined): string | undefined {
    if (authorization === undefined) return '';
    const [, name = '', password = ''] =
      /^([^:]*):(.*)$/.exec(
        Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString(),
      ) ?? [];
    const stored = log.stream(streamOf(name)).at(-1);
    if (!stored) return undefined;
    if (compared.get(authorization) === stored.id) return name;
    const { hash, salt } = dataOf(stored);
    if (typeof hash !== 'string' || typeof salt !== 'string') return undefined;
    if (!timingSafeEqual(hashed(password, salt), Buffer.from(hash, 'base64'))) return undefined;
    compared.set(authorization, stored.id);
    return name;
  }

  const isLet = (name: string, let_: unknown) =>
    [let_].flat().some((who) => who === EVERYBODY || who === name || who === groupOf(name));

  const access: Access = (caller, wanted) => {
    const [header] = caller.get('authorization');
    const name = nameOf(header?.toString());
    if (name === undefined) return notAuthenticated();
    if (groupOf(name) === ADMINS) return undefined;
    return isLet(name, letTo(wanted)) ? undefined : accessDenied();
  };

  function letTo(wanted: WantedUser): unknown {
    if (wanted === 'read-all') {
      const acl = dataOf(log.stream('$$$all').at(-1)).$acl;
      return (isRecord(acl) ? acl.$r : undefined) ?? ADMINS;
    }
    const rules = { ...RULES, ...dataOf(log.stream('$settings').at(-1)) } as Rules;
    const acl = wanted.stream.startsWith('$') ? rules.$systemStreamAcl : rules.$userStreamAcl;
    return wanted.right === 'read' ? acl.$r : acl.$w;
  }

  /** Whether there was none yet. */
  function make(name: string, password: string): boolean {
    const events = log.stream(streamOf(name));
    if (events.some((event) => 'hash' in dataOf(event))) return false;
    write(name, '$UserCreated', password);
    return true;
  }

  /** Whether there is somebody whose password it can be. */
  function changePassword(name: string, password: string): boolean {
    if (log.stream(streamOf(name)).length === 0) return false;
    write(name, '$PasswordChanged', password);
    return true;
  }

  function write(name: string, type: string, password: string) {
    const salt = randomBytes(16).toString('base64');
    const hash = hashed(password, salt).toString('base64');
    const stream = streamOf(name);
    const data = Buffer.from(JSON.stringify({ loginName: name, hash, salt }));
    const event = { id: randomUUID(), type, contentType: 'application/json', data, metadata: NONE };
    log.append(stream, log.stream(stream).length - 1, [event]);
  }

  return { access, nameOf, make, changePassword };
}

const NONE = new Uint8Array();
const streamOf = (name: string) => `$user-${name}`;
const groupOf = (name: string) => (name === 'admin' ? ADMINS : name === 'ops' ? '$ops' : name);
const hashed = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 1_024 });

/** Its JSON; nothing where there is none. */
function dataOf(event: ServerEvent | undefined): Readonly<Record<string, unknown>> {
  if (!event) return {};
  const data: unknown = JSON.parse(Buffer.from(event.data).toString());
  return isRecord(data) ? data : {};
}
