import { showPanorama } from '@baanpak/web-ui/pictures/panorama.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';

type PanoramaProps = Readonly<{ src: string; onClose: () => void }>;

/** A picture one stands in the middle of, as guests see it. Load it on use: it brings a 3D engine. */
export function Panorama({ src, onClose }: PanoramaProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const show = useCallback(
    (container: HTMLDivElement | null) => {
      if (!container) return undefined;
      const lang = t('panoramaButtons', { returnObjects: true });
      return showPanorama(container, { src, lang });
    },
    [src, t],
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{t('pictures.panorama')}</DialogTitle>
      <Box ref={show} sx={{ height: '60dvh' }} />
      <DialogActions>
        <Button onClick={onClose}>{t('pictures.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
