import { showPanorama } from '@baanpak/web-ui/pictures/panorama.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';

type PanoramaProps = Readonly<{ src: string; title: string; onClose: () => void }>;

/** A picture one stands in the middle of. Load it on use: it brings a 3D engine. */
export function Panorama({ src, title, onClose }: PanoramaProps) {
  const { t } = useTranslation('hotel');
  const show = useCallback(
    (container: HTMLDivElement | null) => {
      if (!container) return undefined;
      const lang = t('panoramaButtons', { returnObjects: true });
      return showPanorama(container, { src, lang });
    },
    [src, t],
  );
  return (
    <Dialog open onOpenChange={onClose} title={title} className="sm:w-[min(94vw,60rem)]">
      <div ref={show} className="mt-4 h-[65dvh] overflow-hidden rounded-2xl" />
    </Dialog>
  );
}
