import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { DropArea } from './drop-area.tsx';
import { GalleryPicture } from './gallery-picture.tsx';
import { MOST_PICTURES } from './picture-files.ts';
import { UploadList } from './upload-list.tsx';
import { useDragging } from './use-dragging.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

type GalleryProps = Readonly<{
  ids: readonly string[];
  urls: readonly string[];
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
  /** Orders the gallery, and removes what is left out. */
  arrange: (ids: readonly string[]) => Promise<void>;
}>;

/** Pictures in the order guests see them: moved by dragging, by keyboard or by buttons. */
export function Gallery({ ids, urls, send, arrange }: GalleryProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { add, ...uploading } = usePictureUploads(send);
  const [wanted, setWanted] = useState<readonly string[]>();
  const [removed, setRemoved] = useState<string>();
  const shown = wanted ?? ids;
  const order = async (next: readonly string[]) => {
    setWanted(next);
    await arrange(next);
    setWanted(undefined);
  };
  const move = (from: number, to: number) => void order(arrayMove([...shown], from, to));
  const dragging = useDragging(shown);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      move(shown.indexOf(String(active.id)), shown.indexOf(String(over.id)));
  };
  const remove = async () => {
    setRemoved(undefined);
    await order(shown.filter((id) => id !== removed));
    heading.current?.focus();
  };
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" id={headingId} ref={heading} tabIndex={-1}>
        {t('pictures.gallery', { shown: shown.length, most: MOST_PICTURES })}
      </Typography>
      <DndContext {...dragging} onDragEnd={onDragEnd}>
        <SortableContext items={[...shown]} strategy={rectSortingStrategy}>
          <Box component="ol" sx={PICTURES}>
            {shown.map((id, n) => (
              <GalleryPicture
                key={id}
                id={id}
                url={urls[ids.indexOf(id)] ?? ''}
                place={n + 1}
                isLast={n === shown.length - 1}
                move={(by) => move(n, n + by)}
                remove={() => setRemoved(id)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <DropArea name={t('pictures.toGallery')} many take={add} />
      <UploadList {...uploading} />
      <Confirm
        isOpen={removed !== undefined}
        title={t('pictures.removeTitle')}
        content={t('pictures.removeHint', { name: nameOf(t('pictures.one'), shown, removed) })}
        onConfirm={remove}
        onClose={() => setRemoved(undefined)}
      />
    </Box>
  );
}

const nameOf = (picture: string, ids: readonly string[], id = '') =>
  `${picture} ${ids.indexOf(id) + 1}`;

const PICTURES = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
