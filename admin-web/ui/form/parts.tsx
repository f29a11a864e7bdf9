import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { SimpleFormIterator, useArrayInput } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAsOf } from '../../shell/as-of.ts';

type FoldingPartProps = Readonly<{
  title: string;
  /** Whose mistakes open the part, and mark it. */
  fields?: readonly string[];
  opensFirst?: boolean;
  children: ReactNode;
}>;

const NO_FIELDS: readonly string[] = [];

/**
 * A part of a long form, under a heading that opens and closes it. Its fields are made when it is first opened, and
 * stay; it does not close over a mistake. As of an earlier time every part is open.
 */
export function Collapsible(props: FoldingPartProps) {
  const { title, fields = NO_FIELDS, opensFirst = false, children } = props;
  const { t } = useTranslation();
  const { errors } = useFormState();
  const isWrong = fields.some((field) => get(errors, field) !== undefined);
  const isThen = useAsOf() !== undefined; // its heading is off there
  const [isOpen, setOpen] = useState(opensFirst || isThen);
  if (isWrong && !isOpen) setOpen(true);
  return (
    <Accordion
      disableGutters
      square
      expanded={isOpen}
      onChange={(_event, opens) => setOpen(opens)}
      slotProps={{ heading: { component: 'h2' }, transition: { mountOnEnter: true } }}
      sx={FOLDING}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: { xs: 0, sm: 1 } }}>
        <Typography component="span" variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {isWrong && <Chip color="error" label={t('checkPart')} sx={{ mr: 1 }} />}
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 0, sm: 1 }, pb: 3, display: 'grid', gap: 2 }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

const FOLDING = {
  width: '100%',
  borderBottom: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
  '& .MuiFormControl-root': { m: 0 },
} as const;

/** Fields that belong together, under what they have in common. */
export function FormPart({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ width: '100%', mb: 4, display: 'grid', gap: 2, '& .MuiFormControl-root': { m: 0 } }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The entries of a list in a form, with buttons that add, move and remove; they show without a mouse, too. `most` is
 * how many there may be. */
export function Items({ children, most }: Readonly<{ children: ReactNode; most?: number }>) {
  const { fields } = useArrayInput();
  const isFull = most !== undefined && fields.length >= most;
  return (
    <SimpleFormIterator fullWidth disableAdd={isFull} sx={ITEMS}>
      {children}
    </SimpleFormIterator>
  );
}

const ITEMS = {
  '& .RaSimpleFormIterator-line': { py: 2, flexWrap: { xs: 'wrap', md: 'nowrap' } },
  '& .RaSimpleFormIterator-form': { gap: 2 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
} as const;
