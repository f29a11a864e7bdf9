import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { CreateBase, type RaRecord, SimpleForm } from 'react-admin';
import { PageHeading } from '../page.tsx';
import { FormDraft } from './draft.ts';
import { fullTexts } from './full-texts.ts';
import { SaveBar } from './staff-edit.tsx';

type StaffCreateProps = Readonly<{
  title: string;
  children: ReactNode;
  /** What the form begins with, and is sent with. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Where a save leads; default the list. */
  redirect?: 'list' | 'edit';
  /** Made of what was filled in before it is sent. */
  transform?: (data: RaRecord) => RaRecord;
}>;

/** A form that makes a record, and leads to the list or to the record. */
export const StaffCreate = ({
  title,
  children,
  defaults,
  redirect = 'list',
  transform = same,
}: StaffCreateProps) => (
  <CreateBase redirect={redirect} transform={(data: RaRecord) => transform(fullTexts(data))}>
    <Box sx={{ pt: 3, pb: 6 }}>
      <PageHeading title={title} />
      <Card>
        <SimpleForm
          warnWhenUnsavedChanges
          noValidate
          toolbar={<SaveBar />}
          {...(defaults && { defaultValues: defaults })}
        >
          <FormDraft />
          {children}
        </SimpleForm>
      </Card>
    </Box>
  </CreateBase>
);

const same = (data: RaRecord) => data;
