type Mark = Readonly<{ ground: string; ink: string; accent: string; motif: string }>;

const ring = (n: number, draw: (angle: number) => string) =>
  Array.from({ length: n }, (_, k) => draw((k * 360) / n)).join('');

/** One emblem a hotel on a field of 256: strokes take `ink`, fills marked `a` the accent. */
const MARKS: Readonly<Record<string, Mark>> = {
  'ari-sai-sai': {
    ground: '#F2C14E',
    ink: '#4A3424',
    accent: '#FFF6E0',
    motif:
      '<path class="a" d="M84 118h72v30a36 36 0 0 1-72 0z"/><path d="M84 118h72v30a36 36 0 0 1-72 0zM156 126h14a14 14 0 0 1 0 30h-16M74 196h92M104 98c-8-10 8-16 0-28M134 98c-8-10 8-16 0-28"/>',
  },
  'bandai-cha-mae-salong': {
    ground: '#3F6B3A',
    ink: '#F3EBCF',
    accent: '#A8C66C',
    motif:
      '<path class="a" d="M128 62c34 22 34 62 0 84c-34-22-34-62 0-84z"/><path d="M128 62c34 22 34 62 0 84c-34-22-34-62 0-84zM128 92v92M62 168c22-10 44-10 66 0s44 10 66 0M72 194c20-9 37-9 56 0s37 9 56 0"/>',
  },
  'hing-hoi-ko-chang': {
    ground: '#10293B',
    ink: '#D8EAD3',
    accent: '#E8FF7A',
    motif:
      '<path d="M128 196v-76M128 140c-26-2-40-16-46-38M128 128c26-4 38-18 42-42M96 196c6-24 20-34 32-38c12 4 26 14 32 38M66 196h124"/><g class="a"><circle cx="82" cy="78" r="7"/><circle cx="128" cy="70" r="9"/><circle cx="176" cy="66" r="6"/><circle cx="190" cy="120" r="7"/><circle cx="66" cy="130" r="5"/></g>',
  },
  'hornbill-tide-lanta': {
    ground: '#1E4B4B',
    ink: '#FBEFD8',
    accent: '#F2A541',
    motif:
      '<path class="a" d="M132 84c32-12 62 0 70 26c-22-6-44-2-62 8z"/><path d="M132 84c32-12 62 0 70 26c-22-6-44-2-62 8M144 80c4-18 24-20 36-8M138 120c2 34-18 58-56 66c-8-50 8-98 52-104"/><circle cx="122" cy="100" r="4"/><path d="M60 204c18-12 36-12 54 0s36 12 54 0s22-10 30-8"/>',
  },
  'jamjuree-canal-house': {
    ground: '#7A4A33',
    ink: '#FCEBD7',
    accent: '#F09CA0',
    motif: `<g class="a">${ring(15, (a) => `<path d="M128 108l-3-52h6z" transform="rotate(${a} 128 108)"/>`)}</g><circle cx="128" cy="108" r="12"/><path d="M60 182c17-12 34-12 51 0s34 12 51 0s26-10 34-6M76 206c14-9 28-9 42 0s28 9 42 0"/>`,
  },
  'khom-chao-le-bo-phut': {
    ground: '#16324F',
    ink: '#F7E8C9',
    accent: '#FF9F45',
    motif:
      '<path class="a" d="M100 92h56l12 62a40 30 0 0 1-80 0z"/><path d="M100 92h56l12 62a40 30 0 0 1-80 0zM112 92V74h32v18M128 74V54M96 120h64M92 146h72M64 208c16-10 32-10 48 0s32 10 48 0s24-8 32-6"/>',
  },
  'ki-kao-mueang-nan': {
    ground: '#273C75',
    ink: '#F4EBDD',
    accent: '#E1B15A',
    motif:
      '<path class="a" d="M128 92l36 36-36 36-36-36z"/><path d="M128 56l72 72-72 72-72-72zM128 92l36 36-36 36-36-36zM56 128h36M164 128h36M128 56v36M128 164v36M74 74l18 18M182 74l-18 18M74 182l18-18M182 182l-18-18"/>',
  },
  'pha-khao-ao-nang': {
    ground: '#2E7D7A',
    ink: '#FDF8EC',
    accent: '#F6E3B8',
    motif:
      '<path class="a" d="M64 176c4-46 12-92 32-96c14-2 14 34 26 40c10 4 10-54 32-58c26-4 34 70 38 114z"/><path d="M64 176c4-46 12-92 32-96c14-2 14 34 26 40c10 4 10-54 32-58c26-4 34 70 38 114zM52 198c19-10 38-10 57 0s38 10 57 0s28-8 38-4"/>',
  },
  'phai-loi-nam-sai-yok': {
    ground: '#4B5D2A',
    ink: '#F6F0D4',
    accent: '#C9D27B',
    motif:
      '<path d="M108 178V58M108 98h0M100 98h16M100 138h16M148 178V78M140 112h16M140 148h16"/><path class="a" d="M108 74c-30-10-44 0-50 18c22 6 40 0 50-18zM148 92c28-14 44-4 52 12c-20 10-40 6-52-12z"/><path d="M56 178h144M64 202c16-9 32-9 48 0s32 9 48 0s24-7 32-4"/>',
  },
  'phan-maphrao-lamai': {
    ground: '#E9A13B',
    ink: '#40301C',
    accent: '#FFF3D6',
    motif:
      '<circle class="a" cx="96" cy="148" r="44"/><path d="M140 148a44 44 0 1 1-88 0a44 44 0 0 1 88 0M84 138h0M104 134h0M96 154h0"/><path d="M150 196c4-48 10-76 24-104M174 92c-18-20-42-18-56-4M174 92c0-26-18-38-36-38M174 92c10-24 32-26 44-14M174 92c20-6 34 6 36 24"/>',
  },
  'sak-nang-aen': {
    ground: '#6B3F24',
    ink: '#F8E7CC',
    accent: '#D9A441',
    motif:
      '<path class="a" d="M58 96c34-4 56 10 70 32c14-22 36-36 70-32c-24 10-40 26-48 50l-22 50-22-50c-8-24-24-40-48-50z"/><path d="M58 96c34-4 56 10 70 32c14-22 36-36 70-32c-24 10-40 26-48 50M106 146c-8-24-24-40-48-50M106 146l-14 52 36-30 36 30-14-52"/>',
  },
  'seven-mists-mae-rim': {
    ground: '#54708A',
    ink: '#F7F3EA',
    accent: '#FFD8A0',
    motif:
      '<circle class="a" cx="158" cy="84" r="24"/><path d="M52 150l44-62 30 40 20-24 58 72M58 172h120M80 190h124M64 208h88"/>',
  },
  'son-rim-sai-pran-buri': {
    ground: '#D6CDBD',
    ink: '#2F3A36',
    accent: '#6E8B74',
    motif:
      '<path class="a" d="M128 52l30 56h-18l28 48H88l28-48H98z"/><path d="M128 52l30 56h-18l28 48H88l28-48H98zM128 156v36M60 192h136M84 210h88"/>',
  },
  'talay-ngoen-kata': {
    ground: '#0F5F86',
    ink: '#F6FBFC',
    accent: '#FFC46B',
    motif:
      '<path class="a" d="M84 132a44 44 0 0 1 88 0z"/><path d="M84 132a44 44 0 0 1 88 0M128 64v-14M78 84l-10-10M178 84l10-10M52 156c19-14 38-14 57 0s38 14 57 0s28-12 38-8M52 184c19-14 38-14 57 0s38 14 57 0s28-12 38-8"/>',
  },
  'thirteen-shutters-phuket': {
    ground: '#C86B5A',
    ink: '#FFF4E6',
    accent: '#2F6F66',
    motif:
      '<path class="a" d="M92 198v-82a36 36 0 0 1 72 0v82z"/><path d="M92 198v-82a36 36 0 0 1 72 0v82zM128 80v118M104 122h14M104 140h14M104 158h14M104 176h14M138 122h14M138 140h14M138 158h14M138 176h14M76 198h104M80 116a48 48 0 0 1 96 0"/>',
  },
  'train-whistle-hua-hin': {
    ground: '#8E2A24',
    ink: '#F8EBCB',
    accent: '#E8C77E',
    motif: `<circle cx="128" cy="128" r="66"/><circle class="a" cx="128" cy="128" r="16"/>${ring(8, (a) => `<path d="M128 112V66" transform="rotate(${a} 128 128)"/>`)}<circle cx="128" cy="128" r="52"/>`,
  },
};

/** The emblem of a demo hotel as SVG, 256 by 256. */
export function hotelMark(slug: string): string {
  const mark = MARKS[slug];
  if (!mark) throw new Error(`No emblem for ${slug}`);
  const { ground, ink, accent, motif } = mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
<style>.a{fill:${accent};stroke:none}</style>
<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient></defs>
<rect width="256" height="256" rx="56" fill="${ground}"/><rect width="256" height="256" rx="56" fill="url(#g)"/>
<circle cx="128" cy="128" r="108" fill="none" stroke="${ink}" stroke-opacity=".38" stroke-width="2.5"/>
<g fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${motif}</g></svg>`;
}
