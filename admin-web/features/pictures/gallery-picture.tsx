import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { narrower } from './picture-files.ts';

type GalleryPictureProps = Readonly<{
  id: string;
  url: string;
  /** From 1. */
  place: number;
  isLast: boolean;
  move: (by: -1 | 1) => void;
  remove: () => void;
}>;

export function GalleryPicture({ id, url, place, isLast, move, remove }: GalleryPictureProps) {
  const { t } = useTranslation();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const name = `${t('pictures.one')} ${place}`;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      sx={{ ...CARD, ...(isDragging && { zIndex: 1, boxShadow: 6 }) }}
    >
      <Box component="img" src={narrower(url)} alt={name} loading="lazy" sx={PICTURE} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          size="small"
          aria-label={t('pictures.drag', { name })}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('pictures.earlier', { name })}
          disabled={place === 1}
          onClick={() => move(-1)}
        >
          <EarlierIcon />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('pictures.later', { name })}
          disabled={isLast}
          onClick={() => move(1)}
        >
          <LaterIcon />
        </IconButton>
        <IconButton size="small" aria-label={t('pictures.removeOne', { name })} onClick={remove}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

const CARD = {
  position: 'relative',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
} as const;
const PICTURE = {
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
} as const;
