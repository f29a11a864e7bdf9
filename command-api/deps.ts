import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { Leases } from '@baanpak/domain/values/money/lease.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { CommandHandler } from '@baanpak/infrastructure/commands/command-handler.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { ServerIds } from '@baanpak/infrastructure/http/server-ids.ts';
import type { PaymentProvider } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { PersonalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import type { Preferences } from '@baanpak/infrastructure/preferences/preferences.ts';
import type { RateLimit } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { AccessTokens } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import type { ResetTokens } from '@baanpak/infrastructure/sign-in/reset-tokens.ts';
import type { SecondFactorProofs } from '@baanpak/infrastructure/sign-in/second-factor-proofs.ts';
import type { CommandFailpoint } from './failpoints.ts';
import type { IdempotencyKeys } from './http/idempotency-keys.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { Holds } from './use-cases/booking/holds.ts';
import type { LedgerProgress } from './use-cases/ledger/ledger-progress.ts';
import type { ImageUpload } from './use-cases/media/image-upload.ts';
import type { ReturnsTo } from './use-cases/payment/return-address.ts';
import type { SecondFactorSecrets } from './use-cases/second-factor/second-factor-secrets.ts';
import type { Statements } from './use-cases/settlement/statements.ts';
import type { Credentials } from './use-cases/user/credentials.ts';

/** What commands are carried out with. */
export type Deps = Readonly<{
  commands: CommandHandler;
  provider: PaymentProvider;
  ledger: LedgerProgress;
  returnsTo: ReturnsTo;
  holds: Holds;
  pictures: ImageUpload;
  /** What guests send for the hotel's eyes alone, by the booking it is of. */
  guestFiles: PersonalFiles;
  mails: MailQueue;
  credentials: Credentials;
  preferences: Preferences;
  kept: IdempotencyKeys;
  tokens: AccessTokens;
  resetTokens: ResetTokens;
  secondFactors: SecondFactorSecrets;
  secondFactorProofs: SecondFactorProofs;
  /** Codes of second factors that were wrong, by user. */
  secondFactorLimits: readonly RateLimit[];
  /** Failures to sign in, by username and by network address. */
  signInLimits: Readonly<{ name: RateLimit; address: RateLimit }>;
  /** Applications of partners, by network address. */
  partnerLimit: RateLimit;
  /** Reports of reviews, by network address. */
  reportLimit: RateLimit;
  /** Requests for a new password, by who it is for and by network address. */
  forgotLimits: Readonly<{ name: RateLimit; address: RateLimit }>;
  /** Requests for the link of a booking, by its code and by network address. */
  findLimits: Readonly<{ code: RateLimit; address: RateLimit }>;
  /** Links of all bookings of an email: mails, by its HMAC, and requests, by network address. */
  mineLimits: Readonly<{ mailed: RateLimit; address: RateLimit }>;
  ids: ServerIds;
  /** The booking that was given a guest's id, by its HMAC; what it finds is believed by its own stream alone. */
  bookingOfGuestId(guestIdHash: string): Promise<string | undefined>;
  /** Whether the log may hold bookings from when a booking had one id; spares everybody else a read. */
  mayHaveBookingsWithOneId: boolean;
  /** All events of a stream, as they are in the store now. */
  historyOf(stream: string): Promise<readonly EventEnvelope<DomainEvent>[]>;
  statements: Statements;
  /** The store whose positions `x-position` carries. */
  storeId: string;
  now: Now;
  failpoint: CommandFailpoint;
  /** What `version` says of the product. */
  productVersion: string;
  log: {
    error(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
  settings: Readonly<{
    /** How long a room waits for its payment, in milliseconds. */
    holdTime: number;
    /** How long it waits for staff to find a transfer the guest reported, in milliseconds. */
    transferTime: number;
    /** How long calls to the provider count that nobody heard the end of. */
    leases: Leases;
    /** Off for load tests: no caps on unpaid holds. */
    capHolds: boolean;
  }>;
}>;

/** Does at once what follows from events; answers the position of the last thing that happened. */
export type FollowUp = (
  deps: Deps,
  events: readonly EventEnvelope<DomainEvent>[],
) => Promise<Position>;
