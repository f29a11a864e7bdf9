import '@testing-library/jest-dom/vitest';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Answers, type Call, serve } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { openApp } from '../router/open-app.tsx';
import { session } from '../shell/api/session.ts';
import { openI18n } from '../shell/i18n/i18n.ts';
import { TEXTS } from '../shell/i18n/texts.ts';

type OpenOptions = Readonly<{
  language?: Language;
  answers?: Answers;
  /** Who signed in; undefined: nobody. */
  user?: UserJson | undefined;
  /** The server answered the address with 404. */
  isUnknown?: boolean;
}>;

type Opened = Readonly<{
  /** Acts as somebody in front of the screen. */
  user: ReturnType<typeof userEvent.setup>;
  calls: readonly Call[];
  /** Where one is now, with the query. */
  address: () => string;
}>;

/** Nobody else does anything, unless a test says so. */
const CHANGES = 'GET /bookings/events';

/** Opens the back office at an address of the Thai site, in a language. */
export async function openAt(path: string, options: OpenOptions = {}): Promise<Opened> {
  const { language = 'en', answers = {}, user, isUnknown = false } = options;
  const calls = serve({ [CHANGES]: () => new Promise(() => {}), ...answers });
  vi.stubGlobal('confirm', () => false); // nobody agrees to lose what they typed
  if (user) session.write({ token: 'token', endsAt: Date.now() + 3_600_000, user });
  const { texts, ra } = await TEXTS[language]();
  const i18n = openI18n(language, texts, ra);
  const at = language === 'en' ? `/en${path}` : path;
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  render(
    openApp({
      config: { apiKey: 'key' },
      language,
      i18n,
      isUnknown,
      queries: { retryDelay: 0 },
      createRouter: (routes) => {
        router = createMemoryRouter(routes, { initialEntries: [at] });
        return router;
      },
    }),
  );
  const acting = userEvent.setup();
  return {
    user: acting,
    calls,
    address: () => {
      const { pathname = '', search = '' } = router?.state.location ?? {};
      return pathname + search;
    },
  };
}

/** Which bookings the servers were told to be open here, each time that it was something else. */
export const presentIn = (calls: readonly Call[]): readonly (string | undefined)[] =>
  calls
    .filter((call) => `${call.method} ${call.path}` === CHANGES)
    .map(({ query }) => query.present);

/** A list as ra-data-simple-rest reads it. */
export const listed =
  (records: readonly object[], total = records.length): (() => Response) =>
  () =>
    Response.json(records, {
      headers: { 'content-range': `things 0-${records.length - 1}/${total}` },
    });
