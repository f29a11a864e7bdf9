import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { useCallback } from 'react';
import { Dialog } from '../ui/dialog.tsx';

type PanoramaProps = Readonly<{ src: string; title: string; onClose: () => void }>;

/** A picture one stands in the middle of. Load it on use: it brings a 3D engine. */
export function Panorama({ src, title, onClose }: PanoramaProps) {
  const show = useCallback(
    (container: HTMLDivElement | null) => {
      if (!container) return undefined;
      const viewer = new Viewer({
        container,
        panorama: src,
        navbar: ['zoom', 'move', 'fullscreen'],
      });
      return () => viewer.destroy();
    },
    [src],
  );
  return (
    <Dialog open onOpenChange={onClose} title={title} className="sm:w-[min(94vw,60rem)]">
      <div ref={show} className="mt-4 h-[65dvh] overflow-hidden rounded-2xl" />
    </Dialog>
  );
}
