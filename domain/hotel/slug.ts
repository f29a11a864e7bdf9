const LONGEST = 80;

/** A page under /hotel/ that is no hotel's: its name is none for a hotel. */
export const NO_SLUG = 'main';

/**
 * A hotel's name as it stands in addresses: ASCII letters, digits and hyphens, never empty. `nth`
 * from 2 on tells hotels of one name apart.
 */
export function slugOf(englishName: string, nth = 1): string {
  const words = englishName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const slug = words || 'hotel';
  return nth > 1 ? `${slug}-${nth}` : slug;
}
