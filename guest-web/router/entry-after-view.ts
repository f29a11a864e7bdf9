import type { Boot } from '../shell/boot.ts';
import { BOOT_ID } from '../shell/boot.ts';
import { keepFirstPress } from './keep-first-press.ts';

/** By then scripts are loaded, whether or not a picture of the first view has come. */
const AT_LATEST_MS = 1_500;

/**
 * The first script of a built page: loads the others once the first view stands. On a slow line pictures and fonts
 * would else wait for scripts that change nothing of what is seen.
 */
const { assets }: Pick<Boot, 'assets'> = JSON.parse(
  document.getElementById(BOOT_ID)?.textContent ?? '',
);
let started = false;
const timer = setTimeout(start, AT_LATEST_MS);
if (document.readyState === 'complete') afterPaint();
else window.addEventListener('load', afterPaint, { once: true });
const pressAgain = keepFirstPress(start);

function afterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}

function start(): void {
  if (started) return;
  started = true;
  clearTimeout(timer);
  for (const href of assets.modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ assets.entry).catch(pressAgain);
}
