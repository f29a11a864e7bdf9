import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type {
  CommandContext,
  EventMetadata,
} from '@baanpak/infrastructure/event-store/codec/metadata.ts';

/** Who asks for an act: what a use case needs to know of a call. `http/request.ts` makes it of a request. */
export type Caller = Readonly<{
  language: Language;
  /** The network address, as limits count it. */
  network: string;
  /** Tells what else came under the same key. */
  bodyHash(): string;
  /** What is written beside the events. */
  context: CommandContext;
  /** The same for one more command to a stream that the call changes otherwise, too. */
  anotherContext(): CommandContext;
  /** An id for what the call makes: the same again when the same key comes again. */
  idFor(what: string): string;
  /**
   * Whether this very call was carried out before, going by who began the stream it makes. Throws
   * `idempotency-key-reused` if the key came with another body then.
   */
  isReplay(origin: EventMetadata | null): boolean;
}>;

/** Somebody who is signed in. */
export type Staff = Caller &
  Readonly<{
    principal: Principal;
    /** The proof of a second factor that came with the call. */
    secondFactorProof: string | undefined;
  }>;

/** What a call made, or the same call before it. */
export type Made = Readonly<{ id: string; isReplay: boolean }>;
