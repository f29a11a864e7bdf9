import { Viewer, type ViewerConfig } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';

type PanoramaOptions = Readonly<{
  /** The picture's address. */
  src: string;
  /** What its buttons are called. */
  lang: ViewerConfig['lang'];
}>;

/** Shows a picture one stands in the middle of; what it answers ends that. Load it on use: it brings a 3D engine. */
export function showPanorama(container: HTMLElement, { src, lang }: PanoramaOptions): () => void {
  const viewer = new Viewer({
    container,
    panorama: src,
    navbar: ['zoom', 'move', 'fullscreen'],
    ...(lang && { lang }),
  });
  return () => viewer.destroy();
}
