import { redirectDocument, replace } from 'react-router-dom';
import type { Boot } from '../../shell/boot.ts';
import { BOOT_ID } from '../../shell/boot.ts';

// A document keeps the policy that it was loaded with, and the scripts that it ran. The payment page has a document of its
// own, which alone lets the provider's script in (docs/adr/0118-scripts-of-the-payment-page.md).

/** Where to in place of the page that a router asks for: the same one as a document of its own; undefined where it is that. */
export function ownDocument({ url }: Request): Response | undefined {
  if (typeof window === 'undefined' || isPaymentDocument()) return undefined;
  const { pathname, search } = new URL(url);
  return redirectDocument(pathname + search);
}

function isPaymentDocument(): boolean {
  const boot: Partial<Boot> = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{}');
  return boot.pays === true;
}

/** Goes on to another page in place of this one, which Back would lead to else; in a browser, in a document of its own. */
export function leaveFor(path: string): Promise<Response> | Response {
  if (typeof window === 'undefined') return replace(path);
  window.location.replace(path);
  return new Promise(() => {}); // until this document ends
}
