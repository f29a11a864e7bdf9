import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BAANPAK_LOGO, BAANPAK_MARK, PICTURE_FOLDER } from './catalogue.ts';
import { baanpakLogo, baanpakMark } from './logos/baanpak.ts';
import { hotelMark } from './logos/hotel-marks.ts';
import { banner } from './plans/banner.ts';
import { HOTEL_SCENES } from './plans/hotels.ts';
import { INTERIORS } from './plans/interiors.ts';
import { BANNER, COVER, type Format, GALLERY, render, renderEmblem } from './render/render.ts';
import type { Scene } from './render/scene.ts';

type Task = Readonly<{ file: string; draw: () => Promise<Buffer | string> }>;

const scene = (file: string, make: () => Scene, format: Format): Task => ({
  file: `${file}.webp`,
  draw: () => render(make(), format),
});

const tasks: readonly Task[] = [
  { file: BAANPAK_LOGO, draw: async () => await Promise.resolve(baanpakLogo()) },
  { file: BAANPAK_MARK, draw: async () => await Promise.resolve(baanpakMark()) },
  ...Object.keys(HOTEL_SCENES).map(
    (slug): Task => ({ file: `${slug}-logo.webp`, draw: () => renderEmblem(hotelMark(slug)) }),
  ),
  scene('banner', banner, BANNER),
  ...Object.entries(HOTEL_SCENES).map(([slug, { cover }]) => scene(`${slug}-cover`, cover, COVER)),
  ...Object.entries(INTERIORS).map(([name, make]) => scene(`room-${name}`, make, GALLERY)),
  ...Object.entries(HOTEL_SCENES).flatMap(([slug, { gallery }]) =>
    gallery.map((make, n) => scene(`${slug}-${n + 1}`, make, GALLERY)),
  ),
];

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Draws every picture, an hour's work for one core. With words, only those whose names contain one
 * (`npm run pictures -- banner`); with the word `missing`, only those not there yet.
 */
async function draw(words: readonly string[]): Promise<void> {
  await mkdir(PICTURE_FOLDER, { recursive: true });
  const missing = words.includes('missing');
  for (const task of tasks) {
    const path = join(PICTURE_FOLDER, task.file);
    const wanted = words.length === 0 || words.some((word) => task.file.includes(word));
    if (!wanted && !(missing && !(await isThere(path)))) continue;
    const started = performance.now();
    const picture = await task.draw();
    await writeFile(path, picture);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`${task.file} ${Math.round(picture.length / 1024)} kB, ${seconds} s\n`);
  }
}

await draw(process.argv.slice(2));
