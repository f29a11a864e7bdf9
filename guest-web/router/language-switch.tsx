import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { LOCALE_KEY, localeCookie, translated } from '@baanpak/domain/values/text/page-language.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApp } from '../shell/context.ts';
import { session } from '../shell/session.ts';

const NAMES = { th: 'ไทย', en: 'English' } as const;
/** That the page was loaded for its other language. */
const CHANGED = 'language-changed';
const SHORT = { th: 'TH', en: 'EN' } as const;

/** One button a language; on very small screens a single one that changes to the other. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language } = useApp().api;
  const other: Language = language === 'th' ? 'en' : 'th';
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!session.read<boolean>(CHANGED)) return;
    session.forget(CHANGED);
    const links = [...(place.current?.querySelectorAll('a') ?? [])];
    // at a width only the list or the single one is to be seen
    const seen = links.filter((link) => link.offsetParent !== null);
    const current = seen.find((link) => link.ariaCurrent) ?? seen[0];
    current?.focus({ preventScroll: true });
  }, []);
  return (
    <nav ref={place} aria-label={t('language')}>
      <ul className="hidden items-center rounded-full border border-current/25 p-0.5 min-[400px]:flex">
        {LANGUAGES.toReversed().map((each) => (
          <li key={each}>
            <LanguageLink to={each} current={each === language}>
              {SHORT[each]}
            </LanguageLink>
          </li>
        ))}
      </ul>
      <div className="min-[400px]:hidden">
        <LanguageLink to={other} current={false}>
          {SHORT.en}/{SHORT.th}
        </LanguageLink>
      </div>
    </nav>
  );
}

type LanguageLinkProps = Readonly<{ to: Language; current: boolean; children: React.ReactNode }>;

/** Loads the page again: a document has one language. The cookie goes first, or it would lead back. */
function LanguageLink({ to, current, children }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      href={translated(pathname + search, to)}
      hrefLang={to}
      lang={to}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (!navigator.onLine) return; // the page stays, and so does its language
        rememberLanguage(to);
        // a key's press, which has no place: who tabs goes on from here
        if (event.detail === 0) session.write(CHANGED, true);
      }}
      className="grid min-h-10 min-w-11 place-items-center rounded-full px-3 font-semibold text-sm transition-colors hover:bg-current/10 aria-[current]:bg-direct aria-[current]:text-white"
    >
      {children}
      <span className="sr-only">{NAMES[to]}</span>
    </a>
  );
}

function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = localeCookie(language, window.location.protocol === 'https:');
  try {
    window.localStorage.setItem(LOCALE_KEY, language);
  } catch {
    // storage is closed to us: the cookie remembers
  }
}
