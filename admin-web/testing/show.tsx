import '@testing-library/jest-dom/vitest';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { openI18n } from '../shell/i18n/i18n.ts';
import { TEXTS } from '../shell/i18n/texts.ts';

/** Shows a piece of a screen alone, in English. */
export async function show(piece: ReactNode) {
  const { texts, ra } = await TEXTS.en();
  const wrapper = ({ children }: Readonly<{ children: ReactNode }>) => (
    <I18nextProvider i18n={openI18n('en', texts, ra)}>{children}</I18nextProvider>
  );
  return { user: userEvent.setup(), ...render(piece, { wrapper }) };
}
