import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import { textPage } from './text-page.tsx';

const both = (text: string) => ({ th: `ไทย ${text}`, en: text });
const TEXT = `## Rules
See [our hotels](/hotel/main) or <b>us</b>.
[Not this](javascript:alert)

- quiet
- **clean**`;
const SITE = {
  pages: { about: both('About'), terms: both(TEXT), privacy: both(''), partners: both('') },
};
const openTerms = (language: 'th' | 'en') =>
  openPage(textPage('terms'), { language, answers: { 'GET /site': { site: SITE } } });

describe('a page of text', () => {
  it('shows headings, lists and links, and whatever else was typed as it is', async () => {
    await openTerms('en');
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'our hotels' })).toHaveAttribute('href', '/hotel/main');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText(/<b>us<\/b>/)).toHaveTextContent('[Not this](javascript:alert)');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'quiet',
      'clean',
    ]);
    expect(document.title).toBe('Terms of use · Baanpak');
  });

  it('is in the language of its address', async () => {
    await openTerms('th');
    expect(screen.getByText('ไทย ## Rules', { exact: false })).toBeVisible();
  });
});
