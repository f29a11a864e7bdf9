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

// What use cases, processes and mails need of the world, by concept. A function names in its first parameter what it
// takes: `({ commands, now }: Commands & Clock, …)`. `start.ts` makes all of them, tests and the simulation make some.

export type Commands = Readonly<{ commands: CommandHandler }>;

export type Clock = Readonly<{ now: Now }>;

/** All events of a stream, as they are in the store now. */
export type History = Readonly<{
  historyOf(stream: string): Promise<readonly EventEnvelope<DomainEvent>[]>;
}>;

export type Logging = Readonly<{
  log: {
    error(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
}>;

/** Where a test kills the process. */
export type Failpoints = Readonly<{ failpoint: CommandFailpoint }>;

/** RequestIds that follow from a secret: of things that a repeated request makes, and hashes of what guests know. */
export type RequestIds = Readonly<{ ids: ServerIds }>;

/** Requests by their idempotency keys. */
export type RequestKeys = Readonly<{ kept: IdempotencyKeys }>;

/** The store whose positions `x-position` carries. */
export type Store = Readonly<{ storeId: string }>;

export type Holding = Readonly<{
  holds: Holds;
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

/** The payment provider, and where it sends guests back to. */
export type Payments = Readonly<{ provider: PaymentProvider; returnsTo: ReturnsTo }>;

/** How far the provider's money was compared with ours. */
export type Ledger = Readonly<{ ledger: LedgerProgress }>;

export type Pictures = Readonly<{ pictures: ImageUpload }>;

/** What guests send for the hotel's eyes alone, by the booking it is of. */
export type GuestFiles = Readonly<{ guestFiles: PersonalFiles }>;

export type Mails = Readonly<{ mails: MailQueue }>;

/** The month's statements of owners. */
export type MonthStatements = Readonly<{ statements: Statements }>;

export type StaffPreferences = Readonly<{ preferences: Preferences }>;

export type BookingLinks = Readonly<{
  /** Requests for the link of a booking, by its code and by network address. */
  findLimits: Readonly<{ code: RateLimit; address: RateLimit }>;
  /** Links of all bookings of an email: mails, by its HMAC, and requests, by network address. */
  mineLimits: Readonly<{ mailed: RateLimit; address: RateLimit }>;
  /** The booking that was given a guest's id, by its HMAC; what it finds is believed by its own stream alone. */
  bookingOfGuestId(guestIdHash: string): Promise<string | undefined>;
  /** Whether the log may hold bookings from when a booking had one id; spares everybody else a read. */
  mayHaveBookingsWithOneId: boolean;
}>;

export type Passwords = Readonly<{ credentials: Credentials }>;

export type SignIn = Passwords &
  Readonly<{
    tokens: AccessTokens;
    resetTokens: ResetTokens;
    /** Failures to sign in, by username and by network address. */
    signInLimits: Readonly<{ name: RateLimit; address: RateLimit }>;
    /** Requests for a new password, by who it is for and by network address. */
    forgotLimits: Readonly<{ name: RateLimit; address: RateLimit }>;
  }>;

export type SecondFactors = Readonly<{
  secondFactors: SecondFactorSecrets;
  secondFactorProofs: SecondFactorProofs;
  /** Codes of second factors that were wrong, by user. */
  secondFactorLimits: readonly RateLimit[];
}>;

export type Applications = Readonly<{
  /** Applications of partners, by network address. */
  partnerLimit: RateLimit;
}>;

export type ReviewReports = Readonly<{
  /** Reports of reviews, by network address. */
  reportLimit: RateLimit;
}>;

/** What `version` says of the product. */
export type Version = Readonly<{ productVersion: string }>;

/** Does at once what follows from events; answers the position of the last thing that happened. */
export type Following = Readonly<{
  followUp(events: readonly EventEnvelope<DomainEvent>[]): Promise<Position>;
}>;

/** All of them: what routes and processes are made with. Only what hands them on as a whole asks for it. */
export type Ports = Commands &
  Following &
  Clock &
  History &
  Logging &
  Failpoints &
  RequestIds &
  RequestKeys &
  Store &
  Holding &
  Payments &
  Ledger &
  Pictures &
  GuestFiles &
  Mails &
  MonthStatements &
  StaffPreferences &
  BookingLinks &
  SignIn &
  SecondFactors &
  Applications &
  ReviewReports &
  Version;
