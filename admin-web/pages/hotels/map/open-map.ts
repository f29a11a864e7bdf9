import { addGround } from '@baanpak/web-ui/map/ground.ts';
import {
  control,
  DomEvent,
  divIcon,
  type Map as LeafletMap,
  latLng,
  type Marker,
  map,
  marker,
  point,
} from 'leaflet';
import { COLORS } from '../../../shell/theme.ts';

export type Point = Readonly<{ lat: number; lng: number }>;

type MapOptions = Readonly<{
  /** Undefined: the pin stays where it is. */
  onMove: ((to: Point) => void) | undefined;
  /** What the pin is, for who does not see it. */
  pinName: string;
  zoomIn: string;
  zoomOut: string;
  /** Where tiles come from; undefined: there are outlines alone. */
  tilesUrl?: string | undefined;
}>;

export type OpenMap = Readonly<{ show: (at: Point | undefined) => void; close: () => void }>;

const MIDDLE = latLng(13.1, 101.2);
const WHOLE_COUNTRY = 5;
const A_TOWN = { tiles: 15, outlines: 8 } as const;
const AROUND: [[number, number], [number, number]] = [
  [-2, 85],
  [28, 118],
];
/** In pixels of the screen, for a press of an arrow key. */
const STEP = 8;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const PIN = divIcon({
  className: '',
  html: `<svg viewBox="0 0 28 40" width="28" height="40" aria-hidden="true"><path d="M14 1C6.8 1 1 6.8 1 14c0 9.6 13 25 13 25s13-15.4 13-25C27 6.8 21.2 1 14 1z" fill="${COLORS.brandInk}" stroke="#fff" stroke-width="2"/><circle cx="14" cy="14" r="5" fill="#fff"/></svg>`,
  iconSize: [28, 40],
  iconAnchor: [14, 40],
});

/** A map of Thailand with one pin. */
export function openMap(container: HTMLElement, options: MapOptions): OpenMap {
  const { onMove, pinName, zoomIn, zoomOut, tilesUrl } = options;
  const nearest = tilesUrl === undefined ? A_TOWN.outlines : A_TOWN.tiles;
  const shown = map(container, {
    zoomControl: false,
    minZoom: 4,
    maxZoom: tilesUrl ? 19 : 12,
    maxBounds: AROUND,
  });
  shown.setView(MIDDLE, WHOLE_COUNTRY);
  shown.attributionControl.setPrefix(false);
  addGround(shown, {
    tilesUrl,
    neighbours: { fillColor: '#efece3', color: '#d3cdbd' },
    thailand: { fillColor: '#d5ecdd', color: COLORS.brandInk },
  });
  addZoom(shown, zoomIn, zoomOut);
  const isMovable = onMove !== undefined;
  const pin = marker(MIDDLE, { icon: PIN, draggable: isMovable, keyboard: isMovable });
  pin.on('add', () => {
    const element = pin.getElement();
    if (!isMovable) element?.setAttribute('role', 'img');
    element?.setAttribute('aria-label', pinName);
  });
  if (onMove) letMove(shown, pin, onMove);
  return {
    show(at) {
      if (!at) return void pin.remove();
      const isElsewhere = !shown.hasLayer(pin) || !pin.getLatLng().equals(at, 1e-6);
      pin.setLatLng(at).addTo(shown);
      if (isElsewhere) shown.setView(at, Math.max(shown.getZoom(), nearest));
    },
    close: () => void shown.remove(),
  };
}

/** The pin is dragged, put by a click, or moved by arrow keys. */
function letMove(shown: LeafletMap, pin: Marker, onMove: (to: Point) => void): void {
  const put = (to: Point) => {
    pin.setLatLng(to);
    onMove(rounded(to));
  };
  shown.on('click', ({ latlng }) => put(latlng));
  pin.on('dragend', () => onMove(rounded(pin.getLatLng())));
  pin.on('add', () => {
    const element = pin.getElement();
    if (!element) return;
    DomEvent.on(element, 'keydown', (event) => {
      const step = event instanceof KeyboardEvent ? ARROWS[event.key] : undefined;
      if (!step) return;
      DomEvent.stop(event);
      put(shown.unproject(shown.project(pin.getLatLng()).add(point(...step))));
    });
  });
}

function addZoom(shown: LeafletMap, zoomInTitle: string, zoomOutTitle: string): void {
  control.zoom({ zoomInTitle, zoomOutTitle }).addTo(shown);
}

/** As exact as a door. */
const rounded = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(6)),
  lng: Number(lng.toFixed(6)),
});
