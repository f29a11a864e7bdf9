import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { type SiteRevised, site } from './site.ts';

const given = specFor(site);
const revised = (changes: SiteRevised['data']['changes']): SiteRevised => ({
  type: 'SiteRevised',
  data: { changes },
});
const revise = (changes: SiteRevised['data']['changes'], expectedVersion?: number) =>
  ({
    type: 'ReviseSite',
    data: { changes, ...(expectedVersion !== undefined && { expectedVersion }) },
  }) as const;

describe('the site', () => {
  it('says something of itself from the first', () =>
    expect(site.initialState).toMatchObject({ company: 'Baanpak', copyright: '© 2024' }));

  it('is revised by what changes, and by nothing else', () => {
    const changes = { company: 'บ้านพัก', selectedRoomIds: ['room-1'] };
    given([]).when(revise(changes)).expect(revised(changes));
    given([revised(changes)])
      .when(revise(changes))
      .expect();
    given([revised(changes)])
      .when(revise({}))
      .expect();
    given([revised(changes)])
      .when(revise({ company: 'Baanpak' }))
      .expect(revised({ company: 'Baanpak' }));
  });

  const text = (words: string) => ({ th: words, en: words });
  const aboutIs = (words: string) => ({ pages: { about: text(words) } });
  const termsAre = (words: string) => ({ pages: { terms: text(words) } });

  it('takes of a change what differs, page by page', () =>
    given([revised(aboutIs('A'))])
      .when(revise({ company: 'Baanpak', pages: { about: text('A'), terms: text('T') } }))
      .expect(revised(termsAre('T'))));

  it('lets two people change different pages at once, each of whom read the same', () => {
    const before = [revised(aboutIs('A')), revised(termsAre('T'))];
    given(before)
      .when(revise(aboutIs('B'), 1))
      .expect(revised(aboutIs('B')));
    expect(before.reduce(site.evolve, site.initialState)).toMatchObject({
      version: 2,
      pages: { about: text('A'), terms: text('T') },
    });
  });

  it('refuses to write over what was changed since it was read', () => {
    const before = [revised(aboutIs('A')), revised(aboutIs('B'))];
    given(before)
      .when(revise(aboutIs('C'), 1))
      .refuses('stale-version');
    given(before)
      .when(revise(aboutIs('C'), 2))
      .expect(revised(aboutIs('C')));
    given(before)
      .when(revise(aboutIs('B'), 1))
      .expect();
  });
});
