import type { SendMail } from '@baanpak/domain/processes/mail-templates.ts';
import { after, DAY, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { inBatches } from '@baanpak/infrastructure/concurrency/in-batches.ts';
import type { Lag } from '@baanpak/infrastructure/event-store/lag.ts';
import { type NotNull, sql } from 'kysely';
import type { Pool } from 'pg';
import { latestReadModel } from '../schema/latest-read-model.ts';
import { type CommandDb, commandDb } from '../schema/tables.ts';

/**
 * A guest's request for the link of the booking of a code; the address they named as its HMAC. Whether it
 * is the booking's is found out when it is sent, so that nobody can tell by the answer or its time.
 */
export type LinkRequest = Readonly<{
  template: 'found';
  code: string;
  emailHash: string;
  /** Of the request, to know it again under its idempotency key. */
  requestHash: string;
}>;

/**
 * A guest's request for the links of all bookings of an address; empty where it has none, or was mailed them
 * lately. An id is believed where the booking's own address has this HMAC when it is sent.
 */
export type LinksRequest = Readonly<{
  template: 'mine';
  bookingIds: readonly string[];
  emailHash: string;
  requestHash: string;
}>;

/** A request for a new password, by the key of a username or the HMAC of an address. */
export type ResetRequest = Readonly<{ template: 'reset-password'; requestHash: string }> &
  (Readonly<{ usernameKey: string }> | Readonly<{ emailHash: string }>);

/** About a hotel that wants to be listed. */
export type PartnerMail = Readonly<{
  template: 'partner-applied' | 'partner-accepted' | 'partner-declined';
  applicationId: string;
}>;

/** To a new member of the staff, who sets their own password by its link. */
export type Invitation = Readonly<{ template: 'staff-invited'; userId: string }>;

/**
 * A mail that waits: ids, and where a stay was that has moved; whom it goes to and what else it says is read
 * when it is sent.
 */
export type Queued =
  | SendMail['data']
  | LinkRequest
  | LinksRequest
  | ResetRequest
  | PartnerMail
  | Invitation;

export type WaitingMail = Readonly<{
  id: string;
  mail: Queued;
  tries: number;
  queuedAt: Instant;
}>;

/** `moot`: when it was to be sent there was nothing to say any more, or nobody to say it to. */
export type MailOutcome = 'sent' | 'moot' | 'undeliverable';

/** The column and its field for the template are both named `letter`, from before they had this name. */
export type StoredMail = Omit<Queued, 'template'> & Readonly<{ letter: Queued['template'] }>;

const MAIL = sql<Queued>`letter - 'letter' || jsonb_build_object('template', letter -> 'letter')`;

/** Done ones are kept so long to know them again, and to tell what was sent for whom; they hold no address. */
const KEPT = 400 * DAY;

/** Mails come in bursts, one of each booking that is followed: those of a moment are put in one statement. */
const PUT_AT_ONCE = { largestGroup: 100, groupsInFlight: 2 };

/** `id` is what it is known by again; `now` is when it is put. */
export type MailToPut = Readonly<{ id: string; mail: Queued; now: Instant }>;

const putMails =
  (db: CommandDb) =>
  async (mails: readonly MailToPut[]): Promise<boolean[]> => {
    const first = new Map(mails.toReversed().map((each) => [each.id, each]));
    const rows = JSON.stringify([...first.values()]);
    const asked = sql<MailToPut>`jsonb_to_recordset(${rows}::jsonb) AS asked (id text, mail jsonb, now timestamptz)`;
    const put = await db
      .insertInto('command.mails')
      .columns(['id', 'letter', 'queued_at', 'next_try'])
      .expression(
        sql`SELECT id, mail - 'template' || jsonb_build_object('letter', mail -> 'template'), now, now
            FROM ${asked} ORDER BY id`,
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    const fresh = new Set(put.map(({ id }) => id));
    return mails.map((each) => first.get(each.id) === each && fresh.has(each.id));
  };

/**
 * Mail to send, in schema `command`. Only what a guest asked for waits for the disk: the processes put
 * theirs again after a crash, and the mailer sends once more what it no longer knows as sent.
 *
 * Mails of processes that are due do not go through `put`: `beginProcesses` and `moveProcessesOn` of
 * processes/raw-queries.ts insert them with the checkpoint. Both ignore an id that is there.
 */
export function postgresMailQueue(pool: Pool, asyncCommitPool: Pool) {
  const db = commandDb(pool);
  const asyncCommitDb = commandDb(asyncCommitPool);
  const putInto = (into: CommandDb) => inBatches(putMails(into), PUT_AT_ONCE);
  const [putKept, putRelaxed] = [putInto(db), putInto(asyncCommitDb)];
  return {
    /** Whether it is new: under an id that was put before nothing changes. */
    put: (id: string, mail: Queued, now: Instant): Promise<boolean> =>
      ('requestHash' in mail ? putKept : putRelaxed)({ id, mail, now }),

    /** What was put under an id; undefined where nothing was, or long ago. */
    async find(id: string): Promise<Queued | undefined> {
      const found = await db
        .selectFrom('command.mails')
        .select(MAIL.as('mail'))
        .where('id', '=', id)
        .executeTakeFirst();
      return found?.mail;
    },

    /**
     * The booking of a code, or both where a log gave one twice, by the read models: they may be a
     * moment behind, and what they find is believed by its own stream alone.
     */
    bookingsOfCode: (code: string): Promise<readonly string[]> => bookingsOfCode(pool, code),

    /** The latest bookings of an address that are more than a hold that ended, by the read models, likewise. */
    bookingsOfEmail: (email: string): Promise<readonly string[]> => bookingsOfEmail(pool, email),

    /** The staff there are, by the read models, each with the address they gave. */
    usersWithEmail: (): Promise<readonly UserWithEmail[]> => usersWithEmail(pool),

    /** Those to be tried now, in the order they came. */
    due: (now: Instant, limit: number): Promise<readonly WaitingMail[]> =>
      db
        .selectFrom('command.mails')
        .select(['id', MAIL.as('mail'), 'tries', 'queued_at as queuedAt'])
        .where('outcome', 'is', null)
        .where('next_try', '<=', now)
        .orderBy('next_try')
        .orderBy('queued_at')
        .limit(limit)
        .execute(),

    /** The mail is done with; nothing of its content is kept. */
    async done({ id }: WaitingMail, outcome: MailOutcome, now: Instant): Promise<void> {
      await asyncCommitDb
        .updateTable('command.mails')
        .set({ outcome, done_at: now, problem: null })
        .where('id', '=', id)
        .execute();
    },

    async postpone({ id }: WaitingMail, until: Instant, problem: string): Promise<void> {
      await asyncCommitDb
        .updateTable('command.mails')
        .set((eb) => ({ next_try: until, tries: eb('tries', '+', 1), problem }))
        .where('id', '=', id)
        .execute();
    },

    async countWaiting(): Promise<number> {
      const { waiting } = await db
        .selectFrom('command.mails')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('outcome', 'is', null)
        .executeTakeFirstOrThrow();
      return waiting;
    },

    /** Mails that are due, counted, and for how many seconds the first of them has waited. */
    overdue: (now: Instant): Promise<Lag> => overdue(db, now),

    async forgetOld(now: Instant): Promise<void> {
      await db.deleteFrom('command.mails').where('done_at', '<', after(now, -KEPT)).execute();
    },
  };
}

async function bookingsOfCode(pool: Pool, code: string): Promise<readonly string[]> {
  const found = await (await latestReadModel(pool, 'bookings'))
    .selectFrom('bookings')
    .select('booking_id')
    .where('code', '=', code)
    .orderBy('placed_at')
    .orderBy('booking_id')
    .limit(10)
    .execute();
  return found.map((booking) => booking.booking_id);
}

/** As many as one mail can list. */
const MOST_IN_A_MAIL = 20;

async function bookingsOfEmail(pool: Pool, email: string): Promise<readonly string[]> {
  const found = await (await latestReadModel(pool, 'bookings'))
    .selectFrom('bookings')
    .select('booking_id')
    .where(({ eb, fn, ref }) =>
      eb(
        fn<string>('lower', [ref('guest', '->>').key('email')]),
        '=',
        email.normalize('NFKC').toLowerCase(),
      ),
    )
    .where('status', '!=', 'Expired')
    .orderBy('check_in', 'desc')
    .orderBy('booking_id')
    .limit(MOST_IN_A_MAIL)
    .execute();
  return found.map((booking) => booking.booking_id);
}

type UserWithEmail = Readonly<{ userId: string; email: string }>;

async function usersWithEmail(pool: Pool): Promise<readonly UserWithEmail[]> {
  return (await latestReadModel(pool, 'users'))
    .selectFrom('users')
    .select(({ ref }) => ['user_id as userId', ref('details', '->>').key('email').as('email')])
    .where(({ eb, ref, not, and }) =>
      and([eb(ref('details', '->>').key('email'), 'is not', null), not('removed')]),
    )
    .$narrowType<{ email: NotNull }>()
    .execute();
}

const overdue = (db: CommandDb, now: Instant): Promise<Lag> =>
  db
    .selectFrom('command.mails')
    .select(({ fn }) => [
      fn.countAll<number>().as('events'),
      sql<number>`coalesce(floor(extract(epoch from ${now}::timestamptz - min(next_try))), 0)::int`.as(
        'seconds',
      ),
    ])
    .where('outcome', 'is', null)
    .where('next_try', '<=', now)
    .executeTakeFirstOrThrow();

export type MailQueue = ReturnType<typeof postgresMailQueue>;
