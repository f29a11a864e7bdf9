import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { DropArea } from './drop-area.tsx';
import { narrower } from './picture-files.ts';
import { UploadList } from './upload-list.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

type PictureSlotProps = Readonly<{
  name: string;
  hint: string;
  url: string | null | undefined;
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
  remove: () => Promise<void>;
  /** What else can be done with the picture. */
  children?: ReactNode;
}>;

/** The place of one picture: another takes its place, or none does. */
export function PictureSlot({ name, hint, url, send, remove, children }: PictureSlotProps) {
  const { t } = useTranslation();
  const { add, ...uploading } = usePictureUploads(send);
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    setAsking(false);
    await remove();
  };
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h3">{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
      {url && <Box component="img" src={narrower(url)} alt={name} sx={PICTURE} />}
      {url && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {children}
          <Button startIcon={<DeleteIcon />} color="error" onClick={() => setAsking(true)}>
            {t('pictures.remove')}
          </Button>
        </Box>
      )}
      <DropArea name={name} take={add} />
      <UploadList {...uploading} />
      <Confirm
        isOpen={isAsking}
        title={t('pictures.removeTitle')}
        content={t('pictures.removeHint', { name })}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

const PICTURE = {
  width: '100%',
  height: 180,
  objectFit: 'contain',
  bgcolor: 'background.default',
  borderRadius: 2,
} as const;
