import { isFieldOf, isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { ProviderError } from './provider-error.ts';
import type { Body } from './request-body.ts';
import type { SandboxStore } from './store.ts';

const CHOICES = {
  /** Of every event: lost, sent twice, sent after a while, or sent after the event that follows it. */
  webhook: ['normal', 'lost', 'twice', 'late', 'reordered'],
  /** Not made; or made, but answered with a 500. */
  refund: ['normal', 'fail', 'error-after-success'],
  /** Of `POST /charges`: made, but answered with a 500; or made at once and answered much later. */
  charge: ['normal', 'error-after-success', 'slow'],
  /** Of the bank's page: the guest is sent back while the charge is still pending. */
  authorize: ['normal', 'late'],
  /** Of every call but those of these switches: none while it stands; who waits is answered when it ends. */
  answers: ['normal', 'never'],
} as const;

type Choices = typeof CHOICES;
export type SandboxFaults = { readonly [K in keyof Choices]: Choices[K][number] };
const LISTS: { readonly [Name in keyof SandboxFaults]: readonly SandboxFaults[Name][] } = CHOICES;

/** What goes wrong on purpose, until it is changed; kept like everything else. */
export type FaultSwitches = Readonly<{
  current(): Promise<SandboxFaults>;
  /** Changes the named ones; `bad_request` for a name or a value there is not. */
  set(body: Body): Promise<SandboxFaults>;
}>;

const NONE: SandboxFaults = {
  webhook: 'normal',
  refund: 'normal',
  charge: 'normal',
  authorize: 'normal',
  answers: 'normal',
};
const ID = 'current';

export function faultSwitches(store: SandboxStore, now: Now): FaultSwitches {
  const current = async () => ({ ...NONE, ...(await store.get('faults', ID)) });
  return {
    current,
    async set(body) {
      const changed = { ...(await current()), ...chosen(body) };
      await store.put('faults', ID, changed, now(), null);
      return changed;
    },
  };
}

function chosen(body: Body): Partial<SandboxFaults> {
  const faults: { -readonly [Name in keyof SandboxFaults]?: SandboxFaults[Name] } = {};
  const choose = <Name extends keyof Choices>(name: Name, value: unknown): boolean => {
    if (!isOneOf(LISTS[name], value)) return false;
    faults[name] = value;
    return true;
  };
  for (const [name, value] of Object.entries(body)) {
    const isKnown = isFieldOf(CHOICES, name);
    if (isKnown && choose(name, value)) continue;
    const choices = isKnown ? CHOICES[name].join(', ') : 'nothing';
    throw new ProviderError('bad_request', `${name} is one of: ${choices}`);
  }
  return faults;
}
