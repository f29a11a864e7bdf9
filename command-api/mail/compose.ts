import { createHash } from 'node:crypto';
import type { RefundJson } from '@baanpak/contract/refund/refund.ts';
import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import type {
  BookingLetter,
  LetterOfBookings,
  LetterOfCase,
} from '@baanpak/domain/processes/letters.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import type { Deps } from '../deps.ts';
import { loadCase } from '../money-case/case-answer.ts';
import { emailHash } from '../stay/find-booking.ts';
import { addressFor } from './addresses.ts';
import { attachmentsOf } from './attachments.ts';
import { composeCase } from './compose-case.ts';
import type { LetterFacts } from './letter-facts.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { loadStay } from './load-stay.ts';
import type { Queued, WaitingMail } from './mail-queue.ts';
import { openToGuest } from './open-to-guest.ts';
import type { Composed } from './run-mailer.ts';
import { footerIn, stayLine } from './stay-lines.ts';
import { timeFor } from './time-for.ts';
import { languageOf, writeLetter } from './write-letter.ts';

type From = Readonly<{
  deps: Deps;
  /** The site's origin, for links. */
  site: string;
  /** What stands behind the `@` of message ids. */
  domain: string;
}>;

type AboutBookings = Exclude<Queued, LetterOfCase>;
type Body = Omit<Mail, 'messageId'>;

/** Makes mails of what waits, from the state of now. */
export const composeFrom =
  ({ deps, site, domain }: From) =>
  async ({ id, letter: queued }: WaitingMail): Promise<Composed> => {
    const body =
      queued.letter === 'case-opened'
        ? await composeCase(deps, queued, site)
        : await composeOfBookings(deps, id, queued, site);
    if (typeof body === 'string') return body;
    const messageId = `${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}`;
    return { messageId, ...body };
  };

async function composeOfBookings(
  deps: Deps,
  id: string,
  queued: AboutBookings,
  site: string,
): Promise<Body | 'moot' | 'too-early'> {
  const { letter } = queued;
  const loaded = await staysOf(deps, id, queued);
  const [first, ...others] = loaded.filter((stay) => timeFor(letter, stay) !== 'moot');
  if (first === undefined) return 'moot';
  if ([first, ...others].some((stay) => timeFor(letter, stay) === 'too-early')) return 'too-early';
  const ofCase = 'caseId' in queued ? await openCaseOf(deps, queued.caseId) : {};
  const to = await addressFor(deps, letter, loaded);
  if (to === null || ofCase === null) return 'moot';
  return { to, ...(await mailOf(letter, { stays: [first, ...others], site, ...ofCase })) };
}

/** What a letter says of its case; null once there is nothing to look into any more. */
async function openCaseOf(
  deps: Deps,
  caseId: string,
): Promise<Pick<LetterFacts, 'caseAmount'> | null> {
  const { state } = await loadCase(deps, caseId);
  return state.status === 'open' ? { caseAmount: toBaht(state.amount) } : null;
}

/** What a letter is about; nothing for a request whose code and address do not belong together. */
async function staysOf(
  deps: Deps,
  id: string,
  queued: AboutBookings,
): Promise<readonly DocumentFacts[]> {
  if ('bookingIds' in queued)
    return Promise.all(
      queued.bookingIds.map(async (bookingId) => about(queued, await loadStay(deps, bookingId))),
    );
  const bookingIds = await deps.mails.bookingsOfCode(queued.code);
  const stays = await Promise.all(bookingIds.map((bookingId) => loadStay(deps, bookingId)));
  const theirs = stays.filter(
    ({ book: { email } }) => email !== null && emailHash(deps, email) === queued.emailHash,
  );
  return Promise.all(theirs.map((stay) => openToGuest(deps, stay, id)));
}

/** A letter about one of several refunds tells of that one, and an account is for one to be transferred. */
function about({ letter, refundId }: LetterOfBookings, stay: DocumentFacts): DocumentFacts {
  const { refund: shown, ...book } = stay.book;
  const refund =
    refundId === undefined
      ? (book.refunds.findLast((each) => letter === 'refund-to-pay' && isToTransfer(each)) ?? shown)
      : book.refunds.find(({ id }) => id === refundId);
  return { ...stay, book: { ...book, ...(refund && { refund }) } };
}

const isToTransfer = ({ status, way }: RefundJson) => status === 'refunding' && way === 'transfer';

/** What goes into the mail: subject, bodies, attachments. */
export async function mailOf(
  kind: BookingLetter,
  facts: LetterFacts,
): Promise<Omit<Mail, 'messageId' | 'to'>> {
  const letter = writeLetter(kind, facts);
  const language = languageOf(kind, facts);
  const stays = facts.stays.map((stay) => stayLine(stay, language));
  const footer = footerIn(language);
  return {
    subject: letter.subject,
    html: letterHtml({ letter, stays, language, footer }),
    text: letterText({ letter, stays, footer }),
    attachments: await attachmentsOf(kind, facts),
  };
}
