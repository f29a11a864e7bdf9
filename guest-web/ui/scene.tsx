import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import type { SideViewCode } from '@baanpak/domain/values/place/side-views.ts';

type SceneProps = Readonly<{
  /** The same seed gives the same scene. */
  seed: string;
  /** Codes of what is seen from there; one that is not known changes nothing but the hour. */
  views?: readonly string[];
  /** Without one it only adorns. */
  label?: string;
  className?: string;
}>;

/** A drawn place at its hour of the day, for what has no photograph. */
export function Scene({ seed, views = [], label, className = '' }: SceneProps) {
  const n = seedOf(seed);
  const hour = views.includes('moonlight') || views.includes('starlight') ? 3 : n % 3;
  const palette = PALETTES[hour] ?? PALETTES[0];
  const id = `s${n.toString(36)}${hour}`;
  const sunX = 140 + (n % 7) * 85;
  const Land = LANDS[landOf(views, n)];
  return (
    <svg
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role={label ? 'img' : 'presentation'}
      aria-hidden={!label}
    >
      <title>{label ?? ''}</title>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.sky[0]} />
          <stop offset="0.75" stopColor={palette.sky[1]} />
        </linearGradient>
      </defs>
      <rect width="800" height="500" fill={`url(#${id})`} />
      <circle cx={sunX} cy={hour === 3 ? 110 : 205} r="92" fill={palette.sun} opacity="0.18" />
      <circle cx={sunX} cy={hour === 3 ? 110 : 205} r="46" fill={palette.sun} />
      <Land colours={palette.land} shift={(n % 5) * 24 - 48} />
      <House x={470 - (n % 4) * 60} wall={palette.land[3]} light={palette.light} />
    </svg>
  );
}

type LandProps = Readonly<{ colours: readonly [string, string, string, string]; shift: number }>;

const Hills = ({ colours, shift }: LandProps) => (
  <>
    <path
      d="M-80 330C40 210 120 260 210 220S380 130 470 210s170 20 250-10 130 60 180 40v260H-80Z"
      fill={colours[0]}
      transform={`translate(${shift})`}
    />
    <path
      d="M-20 380c120-90 230-70 330-40s220-60 320-40 150 60 190 40v200H-20Z"
      fill={colours[1]}
    />
    <path d="M-20 440c160-60 300-40 430-20s280-50 410-20v120H-20Z" fill={colours[2]} />
  </>
);

const Sea = ({ colours, shift }: LandProps) => (
  <>
    <path
      d="M40 300c30-90 60-110 90-110s50 60 90 110Zm480 0c20-50 40-70 62-70 30 0 44 40 78 70Z"
      fill={colours[0]}
      transform={`translate(${shift})`}
    />
    <rect y="298" width="800" height="210" fill={colours[1]} />
    <path
      d="M120 330h140m60 18h220m-420 22h90m160 6h260"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.35"
    />
    <path d="M-20 430c140-60 300-30 430-20s280-60 410-30v140H-20Z" fill={colours[2]} />
    <g stroke={colours[3]} strokeWidth="7" strokeLinecap="round" fill="none">
      <path d="M690 440c4-60 0-120-22-170" />
      <path d="M668 270c-40-20-70-8-86 20m86-20c-26-34-60-36-84-22m84 22c30-34 64-30 84-8m-84 8c38-10 64 8 74 36m-74-36c6 24 0 44-12 58" />
    </g>
  </>
);

const City = ({ colours, shift }: LandProps) => (
  <>
    <path
      d="M0 500V300h60v-60h70v60h40V200h60v100h50v-40h80v40h40V160h26l12-50 12 50h26v140h60v-70h74v70h50V220h60v80h80v200Z"
      fill={colours[0]}
      transform={`translate(${shift / 2}) scale(1.04 1)`}
    />
    <path d="M-20 400c160-40 300-30 430-10s280-40 410-20v150H-20Z" fill={colours[1]} />
    <path d="M-20 445c160-40 300-30 430-10s280-50 410-20v120H-20Z" fill={colours[2]} />
  </>
);

const LANDS = { hills: Hills, sea: Sea, city: City };

/** A house with the gable that the logo has, its windows lit. */
const House = ({ x, wall, light }: Readonly<{ x: number; wall: string; light: string }>) => (
  <g transform={`translate(${x} 330)`}>
    <path d="M-6 58 60 0l66 58-10 6-56-46-56 46Z" fill={wall} />
    <path d="M14 54 60 16l46 38v66H14Z" fill={wall} opacity="0.92" />
    <rect x="32" y="66" width="22" height="26" rx="3" fill={light} />
    <rect x="66" y="66" width="22" height="26" rx="3" fill={light} />
  </g>
);

/** Colours of a drawn place at one hour: sky from above, land from far to near, the house last. */
type Palette = Readonly<{
  sky: readonly [string, string];
  sun: string;
  land: readonly [string, string, string, string];
  light: string;
}>;

/** Morning, noon, evening, night. */
const PALETTES: readonly [Palette, ...Palette[]] = [
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
function landOf(views: readonly string[], seed: number): 'hills' | 'sea' | 'city' {
  if (views.some((view) => isOneOf(SEA, view))) return 'sea';
  if (views.some((view) => isOneOf(CITY, view))) return 'city';
  return views.length > 0 || seed % 2 === 0 ? 'hills' : 'sea';
}

/** A number from any text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n += 1)
    hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  return hash;
}
