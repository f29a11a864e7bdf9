import { type PropsWithChildren, use } from 'react';
import { useTranslation } from 'react-i18next';

type I18n = ReturnType<typeof useTranslation>['i18n'];

/** By language, each in a file of its own. */
const LATER = {
  th: async () => (await import('../shell/i18n/later.th.ts')).laterTh,
  en: async () => (await import('../shell/i18n/later.en.ts')).laterEn,
} as const;

/** By the store of texts: `useTranslation` makes another wrapper of i18n each time a page that waits is drawn. */
const loaded = new WeakMap<I18n['store'], Promise<void>>();

/** Adds the texts that first pages do without, once; what could not be loaded is tried again. */
function laterTexts(i18n: I18n): Promise<void> {
  const before = loaded.get(i18n.store);
  if (before !== undefined) return before;
  const adding = add(i18n).catch((error: unknown) => {
    loaded.delete(i18n.store);
    throw error;
  });
  loaded.set(i18n.store, adding);
  return adding;
}

async function add(i18n: I18n): Promise<void> {
  const language = i18n.language === 'en' ? 'en' : 'th';
  i18n.addResourceBundle(language, 'staff', await LATER[language](), true);
}

/** What is in it is shown once the later texts are there. */
export function WithLaterTexts({ children }: PropsWithChildren) {
  const { i18n } = useTranslation();
  use(laterTexts(i18n));
  return children;
}
