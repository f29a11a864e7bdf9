import outlines from '@baanpak/domain/values/place/outlines.json';
import { type Map as LeafletMap, latLng, type PathOptions, polygon, SVG, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';

type GroundOptions = Readonly<{
  /** Where tiles come from; undefined: there are outlines alone. */
  tilesUrl: string | undefined;
  /** The look of outlines. */
  neighbours: PathOptions;
  thailand: PathOptions;
}>;

/** Tiles where there are any, else the outlines of Thailand and what lies around it. */
export function addGround(shown: LeafletMap, options: GroundOptions): void {
  const { tilesUrl, neighbours, thailand } = options;
  if (tilesUrl !== undefined) {
    tileLayer(tilesUrl, { maxZoom: 19, attribution: attributionOf(tilesUrl) }).addTo(shown);
    return;
  }
  const renderer = new SVG({ padding: 1 }); // drawn ahead of being dragged into sight
  const draw = (rings: readonly (readonly (readonly number[])[])[], look: PathOptions) => {
    for (const ring of rings)
      polygon(
        ring.map(([lat = 0, lng = 0]) => latLng(lat, lng)),
        { renderer, fillOpacity: 1, weight: 1, interactive: false, ...look },
      ).addTo(shown);
  };
  draw(outlines.neighbours, neighbours);
  draw(outlines.thailand, thailand);
  shown.attributionControl.addAttribution('Natural Earth');
}

const attributionOf = (tilesUrl: string): string =>
  /openstreetmap/i.test(tilesUrl)
    ? '© OpenStreetMap contributors'
    : new URL(tilesUrl.replace('{s}.', '')).host;
