import { describe, expect, it } from 'vitest';
import { viewShown, withView } from './views.ts';

const look = {
  filter: { q: 'a', status: ['Booked'] },
  sort: { field: 'price', order: 'ASC' } as const,
  hidden: ['room', 'price'],
};
const view = { ...look, name: 'A', isDefault: true };

describe('a view of a list', () => {
  it('is shown where filters, order and columns are its own, however they are put', () => {
    const same = { ...look, filter: { status: ['Booked'], q: 'a' }, hidden: ['price', 'room'] };
    expect(viewShown([view], same)).toBe(view);
    expect(viewShown([view], { ...look, hidden: [] })).toBeUndefined();
    expect(viewShown([view], { ...look, filter: {} })).toBeUndefined();
  });

  it('comes last under a new name, and is no default', () =>
    expect(withView([view], 'B', look)).toEqual([view, { ...look, name: 'B', isDefault: false }]));

  it('is changed in its place under its own name, and stays the default', () => {
    const other = { ...view, name: 'B', isDefault: false };
    const now = { ...look, filter: {} };
    expect(withView([view, other], 'A', now)).toEqual([{ ...view, filter: {} }, other]);
  });
});
