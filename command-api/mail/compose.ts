import { createHash } from 'node:crypto';
import type { RefundJson } from '@baanpak/contract/refund/refund.ts';
import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import type { LetterKind, SendLetter } from '@baanpak/domain/processes/letters.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import type { Deps } from '../deps.ts';
import { emailHash } from '../stay/find-booking.ts';
import { attachmentsOf } from './attachments.ts';
import type { LetterFacts } from './letter-facts.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { loadStay } from './load-stay.ts';
import type { WaitingMail } from './mail-queue.ts';
import { openToGuest } from './open-to-guest.ts';
import type { Composed } from './run-mailer.ts';
import { footerIn, stayLine } from './stay-lines.ts';
import { timeFor } from './time-for.ts';
import { isToOwner, languageOf, writeLetter } from './write-letter.ts';

type From = Readonly<{
  deps: Deps;
  /** The site's origin, for links. */
  site: string;
  /** What stands behind the `@` of message ids. */
  domain: string;
}>;

/** Makes mails of what waits, from the state of now. */
export const composeFrom =
  ({ deps, site, domain }: From) =>
  async ({ id, letter: queued }: WaitingMail): Promise<Composed> => {
    const { letter } = queued;
    const loaded = await staysOf(deps, { id, letter: queued });
    const [first, ...others] = loaded.filter((stay) => timeFor(letter, stay) !== 'moot');
    if (first === undefined) return 'moot';
    if ([first, ...others].some((stay) => timeFor(letter, stay) === 'too-early'))
      return 'too-early';
    const facts: LetterFacts = { stays: [first, ...others], site };
    const to = await addressFor(deps, letter, first);
    if (to === null) return 'moot';
    const messageId = `${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}`;
    return { messageId, to, ...(await mailOf(letter, facts)) };
  };

/** What a letter is about; nothing for a request whose code and address do not belong together. */
async function staysOf(
  deps: Deps,
  { id, letter: queued }: Pick<WaitingMail, 'id' | 'letter'>,
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
function about({ letter, refundId }: SendLetter['data'], stay: DocumentFacts): DocumentFacts {
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
  kind: LetterKind,
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

/** Null where nobody is known, or is there any more. */
async function addressFor(
  { commands }: Deps,
  kind: LetterKind,
  { book }: DocumentFacts,
): Promise<string | null> {
  if (!isToOwner(kind)) return book.email;
  const { state } = await commands.load(user, userStream(book.ownerId));
  return state.status === 'registered' && !state.disabled ? state.details.email : null;
}
