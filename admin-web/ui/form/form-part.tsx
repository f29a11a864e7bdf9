import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

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
