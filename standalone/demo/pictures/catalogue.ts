/** Files of a hotel below `files/`: cover 1920 by 1280, gallery 1280 by 853, logo 256 by 256. */
export type HotelPictures = Readonly<{ cover: string; gallery: readonly string[]; logo: string }>;
/** Files of a room below `files/`: pictures 1280 by 853, the panorama 2048 by 1024 (equirectangular). */
export type RoomPictures = Readonly<{
  cover: string;
  gallery: readonly string[];
  panorama: string;
}>;

/** The folder that holds all files named here. */
export const PICTURE_FOLDER: string = new URL('./files/', import.meta.url).pathname;

/** The picture behind the search, and the product's own emblems. */
export const BANNER = 'banner.webp';
export const BAANPAK_LOGO = 'baanpak-logo.svg';
export const BAANPAK_MARK = 'baanpak-mark.svg';

/** Every hotel of the demo has all of these. */
export const picturesOfHotel = (slug: string): HotelPictures => ({
  cover: `${slug}-cover.webp`,
  gallery: [1, 2, 3].map((n) => `${slug}-${n}.webp`),
  logo: `${slug}-logo.webp`,
});

/** A room's cover is an interior, `room-….webp`; its gallery another one and one of the hotel's views (1 to 3). */
type Choice = readonly [cover: string, other: string, view: 1 | 2 | 3];

const ROOMS: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  'ari-sai-sai': {
    'slow-double': ['loft-dusk', 'loft-studio', 2],
    'slow-twin': ['loft-twin', 'loft-dusk', 3],
    'long-stay-studio': ['loft-studio', 'loft-dusk', 2],
    'roof-suite': ['pool-villa-garden', 'loft-studio', 1],
  },
  'bandai-cha-mae-salong': {
    'oolong-room': ['earth-king', 'earth-tub', 3],
    'yunnan-twin': ['earth-twin', 'earth-king', 2],
    'terrace-family-house': ['cabin-family', 'earth-twin', 1],
    'cherry-suite': ['earth-tub', 'earth-king', 2],
  },
  'hing-hoi-ko-chang': {
    'stilt-room': ['river-raft', 'beach-king-day', 3],
    'mangrove-deluxe': ['beach-king-sunset', 'river-raft', 2],
    'fisher-family-house': ['river-family', 'family-sea', 2],
    'firefly-tent': ['tent-day', 'tent-night', 1],
    'moonlight-suite': ['beach-king-day', 'beach-king-sunset', 2],
  },
  'hornbill-tide-lanta': {
    'forest-bungalow': ['river-twin', 'tent-day', 1],
    'beachfront-bungalow': ['beach-king-sunset', 'beach-king-day', 2],
    'tide-family-bungalow': ['family-sea', 'family-bunk', 2],
    'driftwood-pool-villa': ['pool-villa-garden', 'pool-villa-dusk', 3],
  },
  'jamjuree-canal-house': {
    'canal-queen': ['teak-suite', 'teak-king', 2],
    'rain-tree-suite': ['teak-king', 'heritage-tub', 3],
    'back-house-twin': ['teak-twin', 'teak-suite', 3],
    'pier-family-house': ['river-family', 'teak-suite', 2],
  },
  'khom-chao-le-bo-phut': {
    'lantern-room': ['teak-king', 'heritage-suite', 1],
    'bay-balcony': ['beach-king-day', 'beach-king-sunset', 2],
    'captain-suite': ['beach-king-sunset', 'teak-suite', 3],
    'net-loft-family': ['family-sea', 'family-bunk', 3],
  },
  'ki-kao-mueang-nan': {
    'loom-queen': ['teak-king', 'teak-suite', 3],
    'inner-twin': ['teak-twin', 'heritage-suite', 1],
    'weavers-house': ['teak-suite', 'cabin-family', 2],
    'indigo-suite': ['heritage-tub', 'earth-king', 1],
  },
  'pha-khao-ao-nang': {
    'limestone-superior': ['beach-twin', 'beach-king-day', 2],
    'pool-access': ['pool-villa-day', 'beach-king-day', 3],
    'climbers-bunk': ['family-bunk', 'family-garden', 2],
    'grove-family-house': ['family-garden', 'family-bunk', 2],
  },
  'phai-loi-nam-sai-yok': {
    'bamboo-raft': ['river-raft', 'river-twin', 3],
    'family-raft': ['river-family', 'river-raft', 2],
    'bank-house': ['river-twin', 'river-raft', 2],
    'teak-boat': ['teak-suite', 'river-raft', 1],
  },
  'phan-maphrao-lamai': {
    'palm-cottage': ['beach-twin', 'river-twin', 1],
    'seafront-house': ['beach-king-day', 'beach-king-sunset', 2],
    'farm-family-room': ['family-garden', 'family-sea', 1],
    'loft-twin': ['river-twin', 'beach-twin', 3],
  },
  'sak-nang-aen': {
    'teak-deluxe': ['teak-king', 'teak-suite', 3],
    'rice-barn': ['teak-suite', 'cabin-tub', 3],
    'courtyard-twin': ['teak-twin', 'beach-twin', 2],
    'swallow-family': ['family-garden', 'teak-twin', 2],
    'eaves-single': ['heritage-single', 'teak-twin', 1],
  },
  'seven-mists-mae-rim': {
    'mist-cabin': ['cabin-mist', 'cabin-tub', 3],
    'strawberry-family-house': ['cabin-family', 'cabin-mist', 2],
    'stargazer-dome': ['tent-night', 'tent-day', 1],
    'ridge-suite': ['cabin-tub', 'cabin-mist', 3],
  },
  'son-rim-sai-pran-buri': {
    'pine-deluxe': ['beach-king-day', 'loft-studio', 1],
    'dune-pool-villa': ['pool-villa-dusk', 'pool-villa-day', 2],
    'kite-studio': ['beach-twin', 'family-garden', 1],
    'roof-sea-suite': ['beach-king-sunset', 'pool-villa-garden', 3],
  },
  'talay-ngoen-kata': {
    'sunset-deluxe': ['beach-king-sunset', 'beach-king-day', 3],
    'family-terrace': ['family-bunk', 'family-sea', 1],
    'cliff-pool-villa': ['pool-villa-day', 'pool-villa-dusk', 2],
    'garden-twin': ['beach-twin', 'family-garden', 1],
    'honeymoon-corner': ['beach-king-day', 'pool-villa-garden', 3],
  },
  'thirteen-shutters-phuket': {
    'courtyard-queen': ['heritage-suite', 'heritage-tub', 2],
    'shutter-suite': ['heritage-tub', 'heritage-suite', 1],
    'attic-single': ['heritage-single', 'heritage-suite', 3],
    'peranakan-twin': ['heritage-twin', 'heritage-suite', 2],
  },
  'train-whistle-hua-hin': {
    'first-class-king': ['heritage-suite', 'family-sea', 2],
    'sleeper-bunk': ['family-bunk', 'family-garden', 1],
    'garden-pet-room': ['pool-villa-garden', 'beach-twin', 2],
    'stationmaster-house': ['family-garden', 'heritage-suite', 2],
  },
};

/** A panorama serves all rooms whose cover is of its style; tools/pictures/panoramas.py renders them. */
const PANORAMAS = [
  'beach',
  'cabin',
  'earth',
  'family',
  'heritage',
  'loft',
  'pool-villa',
  'river',
  'teak',
  'tent',
] as const;

function panoramaOf(cover: string): string {
  const style = PANORAMAS.find((name) => cover.startsWith(`${name}-`));
  if (!style) throw new Error(`No panorama for rooms like ${cover}`);
  return `panorama-${style}.webp`;
}

/** Throws where a room is not in the list: every demo room has pictures. */
export function picturesOfRoom(slug: string, key: string): RoomPictures {
  const choice = ROOMS[slug]?.[key];
  if (!choice) throw new Error(`No pictures for room ${key} of ${slug}`);
  const [cover, other, view] = choice;
  return {
    cover: `room-${cover}.webp`,
    gallery: [`room-${other}.webp`, `${slug}-${view}.webp`],
    panorama: panoramaOf(cover),
  };
}
