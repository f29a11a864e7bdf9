import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { type SiteRevised, site } from './site.ts';

const given = specFor(site);
const revised = (changes: SiteRevised['data']['changes']): SiteRevised => ({
  type: 'SiteRevised',
  data: { changes },
});
const revise = (changes: SiteRevised['data']['changes']) =>
  ({ type: 'ReviseSite', data: { changes } }) as const;

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
});
