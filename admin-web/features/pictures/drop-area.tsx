import { ACCEPTED_PICTURES } from '@baanpak/web-ui/pictures/accepted-pictures.ts';
import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { useAsOf } from '../../shell/as-of.ts';

type DropAreaProps = Readonly<{
  /** What is chosen here, such as the cover. */
  name: string;
  many?: boolean;
  take: (files: readonly File[]) => void;
}>;

/** Where pictures are dropped, or chosen by a button. What is no picture the server says. */
export function DropArea({ name, many = false, take }: DropAreaProps) {
  const { t } = useTranslation();
  const isThen = useAsOf() !== undefined;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: ACCEPTED_PICTURES,
    multiple: many,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      // not `disabled`: the browser would leave the page to show what is dropped
      if (!isThen) take([...accepted, ...refused.map(({ file }) => file)]);
    },
  });
  return (
    <Box {...getRootProps()} sx={{ ...AREA, ...(isDragActive && !isThen && DROPPING) }}>
      <input {...getInputProps()} aria-label={name} />
      <Button
        startIcon={<UploadIcon />}
        onClick={open}
        aria-label={`${t('pictures.choose')}: ${name}`}
      >
        {t('pictures.choose')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {t(many ? 'pictures.dropMany' : 'pictures.drop')}
      </Typography>
    </Box>
  );
}

const AREA = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 0.5,
  p: 2,
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 2,
} as const;
const DROPPING = { borderColor: 'primary.main', bgcolor: 'action.hover' } as const;
