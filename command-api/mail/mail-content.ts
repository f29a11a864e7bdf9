/** The content of a mail, before its layout. */
export type MailContent = Readonly<{
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** What must not be overread: a label and what stands for it. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** What the link at each stay says, which opens it; without one stays have none. */
  stayLink?: string;
  /** What the reader is to do. */
  action?: Readonly<{ label: string; href: string }>;
}>;
