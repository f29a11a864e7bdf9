// Makes domain/values/place/outlines.json again: `node admin-web/pages/hotels/map/cut-outlines.js`. The data is
// Natural Earth's, which is in the public domain (naturalearthdata.com/about/terms-of-use), as world-atlas packs it.
import { readFile, writeFile } from 'node:fs/promises';
import { feature } from 'topojson-client';

const THAILAND = '764';
const NEIGHBOURS = ['104', '418', '116', '704', '458'];
/** West, south, east, north: what a map of Thailand shows around it. */
const AROUND = [93, 2, 110, 24];

const atlas = async (address) => JSON.parse(await readFile(new URL(address), 'utf8'));

function ringsOf(topology, ids, digits) {
  const { geometries } = topology.objects.countries;
  return ids.flatMap((id) => {
    const { geometry } = feature(
      topology,
      geometries.find((country) => country.id === id),
    );
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.map(([outside]) => rounded(outside, digits)).filter(isAround);
  });
}

/** Latitude before longitude, as Leaflet reads them; neighbours that fall together once. */
function rounded(ring, digits) {
  const points = ring.map(([lng, lat]) => [
    Number(lat.toFixed(digits)),
    Number(lng.toFixed(digits)),
  ]);
  return points.filter(
    ([lat, lng], n) => n === 0 || lat !== points[n - 1][0] || lng !== points[n - 1][1],
  );
}

const isAround = (ring) =>
  ring.length > 3 &&
  ring.some(
    ([lat, lng]) => lng > AROUND[0] && lat > AROUND[1] && lng < AROUND[2] && lat < AROUND[3],
  );

const [fine, coarse] = await Promise.all([
  atlas(import.meta.resolve('world-atlas/countries-10m.json')),
  atlas(import.meta.resolve('world-atlas/countries-50m.json')),
]);
const outlines = {
  thailand: ringsOf(fine, [THAILAND], 3),
  neighbours: ringsOf(coarse, NEIGHBOURS, 2),
};
const made = new URL('../../../../domain/values/place/outlines.json', import.meta.url);
await writeFile(made, `${JSON.stringify(outlines)}\n`);
