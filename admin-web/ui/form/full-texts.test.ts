import { describe, expect, it } from 'vitest';
import { fullTexts } from './full-texts.ts';

describe('texts in two languages', () => {
  it('stand for both where they were said in one', () =>
    expect(
      fullTexts({ id: 1, title: { th: 'ห้อง', en: null }, subtitle: { th: '', en: ' A ' } }),
    ).toEqual({
      id: 1,
      title: { th: 'ห้อง', en: 'ห้อง' },
      subtitle: { th: 'A', en: 'A' },
    }));

  it('are null where they were said in none', () =>
    expect(fullTexts({ id: 1, title: { th: '', en: null } })).toEqual({ id: 1, title: null }));

  it('leave no part of which nothing was said', () =>
    expect(fullTexts({ id: 1, address: { city: { th: null }, postalCode: null } })).toEqual({
      id: 1,
      address: null,
    }));

  it('are found in lists and in parts of a record', () =>
    expect(
      fullTexts({
        id: 1,
        notes: [{ text: { th: 'ก', en: '' } }],
        address: { city: { en: 'Phuket' }, postalCode: null },
      }),
    ).toEqual({
      id: 1,
      notes: [{ text: { th: 'ก', en: 'ก' } }],
      address: { city: { th: 'Phuket', en: 'Phuket' }, postalCode: null },
    }));
});
