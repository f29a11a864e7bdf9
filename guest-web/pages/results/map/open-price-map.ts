import {
  control,
  divIcon,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  map,
  marker,
} from 'leaflet';
import { addGuestGround, NEAREST } from '../../../features/map/ground.ts';
import type { MapArea } from '../../../features/search/map-area.ts';
import { crowdedPins } from './crowded-pins.ts';

/** A hotel on the map. */
export type Pin = Readonly<{ id: string; name: string; price: string; lat: number; lng: number }>;

type PriceMapOptions = Readonly<{
  zoomIn: string;
  zoomOut: string;
  /** Where tiles come from; undefined: there are outlines alone. */
  tilesUrl: string | undefined;
  /** Somebody has moved the map: to there. */
  onMove: (to: MapArea) => void;
  /** A pin is pointed at or has the focus; undefined: no longer. */
  onPoint: (id: string | undefined) => void;
  onChoose: (id: string) => void;
}>;

export type PriceMap = Readonly<{
  /** Shows pins, and the area or else where the pins are. */
  show: (pins: readonly Pin[], area: MapArea | undefined) => void;
  light: (id: string | undefined) => void;
  close: () => void;
}>;

const THAILAND = latLngBounds([5.6, 97.3], [20.5, 105.7]);
const AROUND = latLngBounds([-2, 85], [28, 118]);
/** Milliseconds after a move in which another may follow. */
const PAUSE = 350;

/** A map of Thailand with what hotels cost as pins; where prices would lie upon each other, dots stand for the later. */
export function openPriceMap(container: HTMLElement, options: PriceMapOptions): PriceMap {
  const { tilesUrl, zoomIn: zoomInTitle, zoomOut: zoomOutTitle } = options;
  const shown = map(container, {
    ...{ zoomControl: false, minZoom: 4, maxBounds: AROUND },
    maxZoom: tilesUrl === undefined ? NEAREST.outlines : NEAREST.tiles,
  });
  shown.fitBounds(THAILAND, { animate: false });
  shown.attributionControl.setPrefix(false);
  addGuestGround(shown, tilesUrl);
  control.zoom({ zoomInTitle, zoomOutTitle }).addTo(shown);
  const pins = new Map<string, Marker>();
  const moves = followMoves(shown, container, options.onMove);
  let lit: string | undefined;

  function mark(): void {
    const placed = [...pins].map(([id, pin]) => {
      const { x, y } = shown.latLngToLayerPoint(pin.getLatLng());
      return { id, x, y };
    });
    const dots = crowdedPins(placed);
    for (const { id, x, y } of placed) {
      const pin = pins.get(id);
      const isLit = id === lit;
      const dot = isLit ? undefined : dots.get(id);
      pin?.setZIndexOffset(isLit ? 2000 : dot ? 1000 : 0);
      const element = pin?.getElement();
      element?.toggleAttribute('data-lit', isLit);
      element?.toggleAttribute('data-dot', dot !== undefined);
      element?.style.setProperty('--dot-x', `${(dot?.x ?? x) - x}px`);
      element?.style.setProperty('--dot-y', `${(dot?.y ?? y) - y}px`);
    }
  }

  shown.on('zoomend', mark);
  return {
    show(wanted, area) {
      for (const pin of pins.values()) pin.remove();
      pins.clear();
      for (const pin of wanted) pins.set(pin.id, pinOf(pin, options).addTo(shown));
      const isThere = area !== undefined && moves.isLast(area);
      if (!isThere)
        shown.fitBounds(area ? boundsOf(area).pad(-0.02) : around(wanted), {
          ...{ animate: false, maxZoom: 14 },
          ...(!area && { padding: [48, 48] as const }),
        });
      mark();
    },
    light(id) {
      lit = id;
      mark();
    },
    close() {
      moves.stop();
      shown.remove();
    },
  };
}

/** Tells of moves that somebody made, once they pause; those of the page itself are none. */
function followMoves(shown: LeafletMap, container: HTMLElement, tell: (to: MapArea) => void) {
  let isTouched = false;
  let last: MapArea | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  for (const name of ['pointerdown', 'wheel', 'keydown'])
    container.addEventListener(name, () => (isTouched = true), {
      ...{ capture: true, passive: true }, // the map keeps some of them to itself
    });
  shown.on('moveend', () => {
    if (!isTouched) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      isTouched = false;
      last = areaOf(shown.getBounds());
      tell(last);
    }, PAUSE);
  });
  return {
    isLast: (area: MapArea): boolean =>
      last !== undefined && boundsOf(last).equals(boundsOf(area), 1e-3),
    stop: () => clearTimeout(pause),
  };
}

function pinOf(pin: Pin, { onPoint, onChoose }: PriceMapOptions): Marker {
  const icon = divIcon({
    className: 'group data-dot:pointer-events-none!', // of a dot, what would be its price takes no presses
    html: `<span class="flex size-full translate-x-(--dot-x) translate-y-(--dot-y) items-center justify-center"><span class="${PIN}">${pin.price}</span></span>`,
    iconSize: [80, 32],
  });
  // all are in sight, and a move of its own would be taken for somebody's
  const made = marker([pin.lat, pin.lng], { icon, riseOnHover: true, autoPanOnFocus: false });
  made.on('add', () => {
    const element = made.getElement();
    if (!element) return;
    element.setAttribute('aria-label', `${pin.name}, ${pin.price}`);
    // Leaflet takes keys for a press only where a popup is bound
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onChoose(pin.id);
    });
    for (const name of ['mouseenter', 'focus'])
      element.addEventListener(name, () => onPoint(pin.id));
    for (const name of ['mouseleave', 'blur'])
      element.addEventListener(name, () => onPoint(undefined));
  });
  return made.on('click', () => onChoose(pin.id));
}

/** A price; a dot with room for a finger where it would lie upon another. */
const PIN =
  'pointer-events-auto group-data-dot:size-6 group-data-dot:border-4 group-data-dot:border-transparent group-data-dot:bg-brand-ink group-data-dot:bg-clip-padding group-data-dot:text-transparent group-data-dot:shadow-none group-data-dot:p-0 group-data-dot:overflow-hidden whitespace-nowrap rounded-full border border-line bg-card px-2.5 py-1.5 font-sans font-semibold text-ink text-sm leading-4 shadow-card group-focus-visible:outline-3 group-focus-visible:outline-brand-ink group-data-lit:border-brand-ink group-data-lit:bg-brand-ink group-data-lit:text-on-brand-ink';

const around = (pins: readonly Pin[]): LatLngBounds =>
  pins.length === 0 ? THAILAND : latLngBounds(pins.map(({ lat, lng }) => [lat, lng]));

const boundsOf = ({ south, west, north, east }: MapArea): LatLngBounds =>
  latLngBounds([south, west], [north, east]);

const areaOf = (bounds: LatLngBounds): MapArea => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
});
