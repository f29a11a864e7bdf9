import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import {
  CreateBase,
  type RaRecord,
  SimpleForm,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { PageHeading } from '../page.tsx';
import { FormDraft } from './draft.ts';
import { fullTexts } from './full-texts.ts';
import { SaveBar } from './staff-edit.tsx';

type Sent = Readonly<Record<string, unknown>>;
type StaffCreateProps = Readonly<{
  title: string;
  children: ReactNode;
  /** What the form begins with, and is sent with. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Where a save leads; default the list. */
  redirect?: 'list' | 'edit';
  /** Made of what was filled in before it is sent. */
  transform?: (data: RaRecord) => RaRecord;
  /** What is said once it is saved, where that is more than which kind of record was. */
  said?: (saved: RaRecord, sent: Sent) => string | undefined;
}>;

/** A form that makes a record, and leads to the list or to the record. */
export function StaffCreate({
  title,
  children,
  defaults,
  redirect = 'list',
  transform = same,
  said,
}: StaffCreateProps) {
  const notify = useNotify();
  const lead = useRedirect();
  const resource = useResourceContext() ?? '';
  const onSuccess = (saved: RaRecord, { data }: Readonly<{ data?: Sent | undefined }>) => {
    const created = `resources.${resource}.notifications.created`;
    notify((data && said?.(saved, data)) ?? created, { type: 'success' });
    lead(redirect, resource, saved.id, saved);
  };
  return (
    <CreateBase
      redirect={redirect}
      transform={(data: RaRecord) => transform(fullTexts(data))}
      {...(said && { mutationOptions: { onSuccess } })}
    >
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
}

const same = (data: RaRecord) => data;
