const LONGEST = 500;
/** Of an official account with its `@`, of a person without. */
const LINE_ID = /^@?[a-z0-9][a-z0-9._-]{2,31}$/i;

/**
 * Where guests write to a hotel: an https link as it is, or a LINE id as the link that opens it. Undefined
 * for anything else, such as `javascript:`, which must never become a link.
 */
export function chatLink(contact: string): string | undefined {
  const text = contact.trim();
  if (LINE_ID.test(text))
    return `https://line.me/R/ti/p/${text.startsWith('@') ? text : `~${text}`}`;
  const isLink = text.length <= LONGEST && /^https:\/\/[^\s\\"<>]+$/i.test(text);
  return isLink && URL.canParse(text) ? text : undefined;
}
