export type Attachment = Readonly<{ name: string; type: string; content: Uint8Array }>;

/** One mail, to one address or to a few who run the same thing. */
export type Mail = Readonly<{
  /** Without angle brackets; the same at every try, so that a copy can be told from a second mail. */
  messageId: string;
  /** Addresses with commas between; it is refused where all of them are. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
}>;

/** Anyone who takes mail from us. */
export type MailTransport = Readonly<{
  /** What stands behind the `@` of our message ids. */
  domain: string;
  /** Where mail goes, for those who operate the product. */
  describe: string;
  /** Hands a mail over; throws `MailRefused` for one that will never be taken, else to be tried again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}>;

/** This mail is not taken, now or later: the address does not exist, say. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
