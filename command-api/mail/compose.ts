import { createHash } from 'node:crypto';
import type { RefundJson } from '@baanpak/contract/refund/refund.ts';
import { bookingLink } from '@baanpak/documents/booking-link.ts';
import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type {
  BookingTemplate,
  MailOfAccount,
  MailOfBookings,
  MailOfCase,
} from '@baanpak/domain/processes/mail-templates.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import type {
  Clock,
  Commands,
  History,
  Mails,
  Ports,
  RequestIds,
  SignIn,
  StaffPreferences,
} from '../ports.ts';
import { emailHash } from '../use-cases/booking/find-booking.ts';
import { loadCase } from '../use-cases/money-case/case-answer.ts';
import { loadOffer } from '../use-cases/room/load-offer.ts';
import { addressFor } from './addresses.ts';
import { attachmentsOf } from './attachments.ts';
import { composeAccount } from './compose-account.ts';
import { composeCase } from './compose-case.ts';
import { composeInvitation } from './compose-invitation.ts';
import { composePartner } from './compose-partner.ts';
import { composeReset } from './compose-reset.ts';
import { fillTemplate, languageOfMail } from './fill-template.ts';
import { loadStay } from './load-stay.ts';
import type { MailFacts } from './mail-facts.ts';
import { mailHtml } from './mail-html.ts';
import type {
  Invitation,
  LinkRequest,
  LinksRequest,
  PartnerMail,
  Queued,
  ResetRequest,
  WaitingMail,
} from './mail-queue.ts';
import { mailText } from './mail-text.ts';
import { openToGuest } from './open-to-guest.ts';
import type { Composed } from './run-mailer.ts';
import { footerIn, linkToEach, stayLine } from './stay-lines.ts';
import { timeFor } from './time-for.ts';

type From = Readonly<{
  ports: Ports;
  /** The site's origin, for links. */
  site: string;
  /** What stands behind the `@` of message ids. */
  domain: string;
}>;

type AboutBookings = Exclude<
  Queued,
  MailOfCase | MailOfAccount | ResetRequest | PartnerMail | Invitation
>;
type Body = Omit<Mail, 'messageId'>;

/** Makes mails of what waits, from the state of now. */
export const composeFrom =
  ({ ports, site, domain }: From) =>
  async ({ id, mail: queued }: WaitingMail): Promise<Composed> => {
    const body = await bodyOf(ports, id, queued, site);
    if (typeof body === 'string') return body;
    const messageId = `${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}`;
    return { messageId, ...body };
  };

function bodyOf(
  ports: Commands & Clock & History & RequestIds & Mails & StaffPreferences & SignIn,
  id: string,
  queued: Queued,
  site: string,
) {
  switch (queued.template) {
    case 'case-opened':
      return composeCase(ports, queued, site);
    case 'account-changed':
      return composeAccount(ports, queued, site);
    case 'reset-password':
      return composeReset(ports, queued, site);
    case 'staff-invited':
      return composeInvitation(ports, queued, site);
    case 'partner-applied':
    case 'partner-accepted':
    case 'partner-declined':
      return composePartner(ports, queued, site);
    default:
      return composeOfBookings(ports, id, queued, site);
  }
}

async function composeOfBookings(
  ports: Commands & Clock & RequestIds & Mails,
  id: string,
  queued: AboutBookings,
  site: string,
): Promise<Body | 'moot' | 'too-early'> {
  const { template } = queued;
  const loaded = await staysOf(ports, id, queued);
  const [first, ...others] = loaded.filter((stay) => timeFor(template, stay) !== 'moot');
  if (first === undefined) return 'moot';
  if ([first, ...others].some((stay) => timeFor(template, stay) === 'too-early'))
    return 'too-early';
  const ofCase = 'caseId' in queued ? await openCaseOf(ports, queued.caseId) : {};
  const to = await addressFor(ports, template, loaded);
  if (to === null || ofCase === null) return 'moot';
  const facts = { ...ofCase, ...(await ofMove(ports, queued)) };
  return { to, ...(await mailOf(template, { stays: [first, ...others], site, ...facts })) };
}

/** What a mail says of its case; null once there is nothing to look into any more. */
async function openCaseOf(
  ports: Commands,
  caseId: string,
): Promise<Pick<MailFacts, 'caseAmount'> | null> {
  const { state } = await loadCase(ports, caseId);
  return state.status === 'open' ? { caseAmount: toBaht(state.amount) } : null;
}

/** What a mail says of where a stay was that has moved; nothing of any other. */
async function ofMove(ports: Commands, queued: AboutBookings): Promise<Pick<MailFacts, 'moved'>> {
  if (!('movedFrom' in queued) || queued.movedFrom === undefined) return {};
  const { roomId, checkIn: checkInDate, checkOut: checkOutDate, price } = queued.movedFrom;
  const { title: room } = (await loadOffer(ports, roomId)).room.details;
  const [bookingId = ''] = queued.bookingIds;
  const { state } = await ports.commands.load(booking, bookingStream(bookingId));
  const credit = state.status === 'unknown' ? 0 : toBaht(state.refunds.credit);
  return { moved: { room, checkInDate, checkOutDate, price: toBaht(price), credit } };
}

/** What a mail is about; nothing for a request whose code and address do not belong together. */
async function staysOf(
  ports: Commands & Clock & RequestIds & Mails,
  id: string,
  queued: AboutBookings,
): Promise<readonly DocumentFacts[]> {
  if ('emailHash' in queued) return requestedOf(ports, id, queued);
  return Promise.all(
    queued.bookingIds.map(async (bookingId) => about(queued, await loadStay(ports, bookingId))),
  );
}

/** What a guest asked for the links of, where it is theirs. */
async function requestedOf(
  ports: Commands & Clock & RequestIds & Mails,
  id: string,
  asked: LinkRequest | LinksRequest,
): Promise<readonly DocumentFacts[]> {
  const bookingIds =
    asked.template === 'mine' ? asked.bookingIds : await ports.mails.bookingsOfCode(asked.code);
  const stays = await Promise.all(bookingIds.map((bookingId) => loadStay(ports, bookingId)));
  const theirs = stays.filter(
    ({ book: { email } }) => email !== null && emailHash(ports, email) === asked.emailHash,
  );
  return Promise.all(theirs.map((stay) => openToGuest(ports, stay, id)));
}

/** A mail about one of several refunds shows that one; an account is for one to be transferred. */
function about(
  { template, refundId, movedFrom }: MailOfBookings,
  stay: DocumentFacts,
): DocumentFacts {
  const { refund: shown, ...book } = stay.book;
  if (movedFrom && refundId === undefined) return { ...stay, book }; // refunds of before are no matter of its
  const refund =
    refundId === undefined
      ? (book.refunds.findLast((each) => template === 'refund-to-pay' && isToTransfer(each)) ??
        shown)
      : book.refunds.find(({ id }) => id === refundId);
  return { ...stay, book: { ...book, ...(refund && { refund }) } };
}

const isToTransfer = ({ status, way }: RefundJson) => status === 'refunding' && way === 'transfer';

/** What goes into the mail: subject, bodies, attachments. */
export async function mailOf(
  template: BookingTemplate,
  facts: MailFacts,
): Promise<Omit<Mail, 'messageId' | 'to'>> {
  const content = fillTemplate(template, facts);
  const language = languageOfMail(template, facts);
  const label = content.stayLink ?? linkToEach(template, facts, language);
  const stays = facts.stays.map((stay) => ({
    ...stayLine(stay, language),
    ...(label && { link: { label, href: bookingLink(facts.site, stay.guestId, language) } }),
  }));
  const footer = footerIn(language);
  return {
    subject: content.subject,
    html: mailHtml({ content, stays, language, footer }),
    text: mailText({ content, stays, footer }),
    attachments: await attachmentsOf(template, facts),
  };
}
