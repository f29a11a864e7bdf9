import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import type { SideViewCode } from '@baanpak/domain/values/place/side-views.ts';

/** Colours of a drawn place at one hour: sky from above, land from far to near, the house last. */
export type Palette = Readonly<{
  sky: readonly [string, string];
  sun: string;
  land: readonly [string, string, string, string];
  light: string;
}>;

/** Morning, noon, evening, night. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    sky: ['#8cc9d6', '#fde9cf'],
    sun: '#fff1c9',
    land: ['#9cc7b4', '#5fa98a', '#2f7f5b', '#0f4a33'],
    light: '#ffe6a3',
  },
  {
    sky: ['#5bb3d8', '#dff3f3'],
    sun: '#fff8dc',
    land: ['#86c5bf', '#3aa58b', '#28b463', '#015424'],
    light: '#fff3bf',
  },
  {
    sky: ['#e98f6b', '#fbdfa6'],
    sun: '#ffd27a',
    land: ['#c98f80', '#7d7f6c', '#3d6b52', '#123f2d'],
    light: '#ffdf8e',
  },
  {
    sky: ['#0e2a3b', '#3f7287'],
    sun: '#f6efd2',
    land: ['#2e5a68', '#1f4a4f', '#15402f', '#06261a'],
    light: '#ffd86f',
  },
];

const SEA: readonly SideViewCode[] = ['sea', 'beach', 'bay', 'island', 'river', 'lake', 'canal'];
const CITY: readonly SideViewCode[] = ['city', 'old-town', 'temple'];

/** Which land is drawn; where nothing is known, one by the seed. */
export function landOf(views: readonly string[], seed: number): 'hills' | 'sea' | 'city' {
  if (views.some((view) => isOneOf(SEA, view))) return 'sea';
  if (views.some((view) => isOneOf(CITY, view))) return 'city';
  return views.length > 0 || seed % 2 === 0 ? 'hills' : 'sea';
}

/** A number from any text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n += 1)
    hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  return hash;
}
