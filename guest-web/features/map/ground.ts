import outlines from '@baanpak/domain/values/place/outlines.json';
import { type Map as LeafletMap, latLng, polygon, SVG, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './ground.css';

/** As near as the outlines are true: they are a hundred metres or so off. */
export const NEAREST = { tiles: 18, outlines: 10 } as const;

/** Tiles where there are any, else the outlines of Thailand and what lies around it. */
export function addGround(shown: LeafletMap, tilesUrl: string | undefined): void {
  if (tilesUrl !== undefined) {
    tileLayer(tilesUrl, { maxZoom: 19, attribution: attributionOf(tilesUrl) }).addTo(shown);
    return;
  }
  const renderer = new SVG({ padding: 1 }); // drawn ahead of being dragged into sight
  const draw = (rings: readonly (readonly (readonly number[])[])[], className: string) => {
    for (const ring of rings)
      polygon(
        ring.map(([lat = 0, lng = 0]) => latLng(lat, lng)),
        { renderer, className, fillOpacity: 1, weight: 1, interactive: false },
      ).addTo(shown);
  };
  draw(outlines.neighbours, 'fill-sand stroke-line');
  draw(outlines.thailand, 'fill-brand-soft stroke-brand-ink');
  shown.attributionControl.addAttribution('Natural Earth');
}

const attributionOf = (tilesUrl: string): string =>
  /openstreetmap/i.test(tilesUrl)
    ? '© OpenStreetMap contributors'
    : new URL(tilesUrl.replace('{s}.', '')).host;
