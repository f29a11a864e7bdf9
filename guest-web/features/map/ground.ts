import { addGround } from '@baanpak/web-ui/map/ground.ts';
import type { Map as LeafletMap } from 'leaflet';
import './ground.css';

/** As near as the outlines are true: they are a hundred metres or so off. */
export const NEAREST = { tiles: 18, outlines: 10 } as const;

/** Tiles or outlines, in the site's colours. */
export const addGuestGround = (shown: LeafletMap, tilesUrl: string | undefined): void =>
  addGround(shown, {
    tilesUrl,
    neighbours: { className: 'fill-sand stroke-line' },
    thailand: { className: 'fill-brand-soft stroke-brand-ink' },
  });
