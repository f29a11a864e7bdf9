import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  CreateBase,
  EditBase,
  HttpError,
  type RaRecord,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { retryRead } from '../../shell/api/data-provider.ts';
import { useAsOf } from '../../shell/as-of.ts';
import { NothingThen } from '../as-of/nothing-then.tsx';
import { SwitchedOffThen } from '../as-of/switched-off.tsx';
import { PageHeading, PageProgress } from '../page.tsx';
import { useRefusalSentence } from '../refusal-sentence.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { useDraft } from './draft.ts';
import { fullTexts } from './full-texts.ts';
import { StaleDialog } from './stale-dialog.tsx';

type StaffEditProps<T extends RaRecord> = Readonly<{
  title: (record: T) => string;
  children: ReactNode;
  /** Shown above the form: what else can be done about the record. */
  actions?: ReactNode;
  id?: string;
  /** What stands around the form, once its record is there. */
  frame?: (form: ReactNode) => ReactNode;
  /** Where a save leads; default the list. */
  redirect?: 'list' | false;
}>;

/** What is typed outlives a record that is read again; that it was saved does, too, or leaving would be asked about. */
const KEEP_TYPED = { keepDirtyValues: true, keepIsSubmitSuccessful: true };
/** In ms: a refusal may name nights. */
const LONG_ENOUGH = 12_000;
/** Nothing reads the record under edit again by itself. */
const READ_ONCE = {
  retry: retryRead,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
};

/**
 * A form over a record: saved once the server says so, refused fields at their places, no change lost. What is
 * wrong is said in the page's language, not by the browser in its own.
 */
export function StaffEdit<T extends RaRecord>(props: StaffEditProps<T>) {
  const { title, children, actions, frame = (form) => form, id, redirect = 'list' } = props;
  useNothingOfLists();
  const isThen = useAsOf() !== undefined;
  const sentenceOf = useRefusalSentence();
  const notify = useNotify();
  const [mine, setMine] = useState<Partial<T>>();
  const onError = (error: unknown, { data }: Readonly<{ data?: Partial<T> | undefined }>) => {
    if (error instanceof HttpError && error.body?.code === 'stale-version') setMine(data);
    else notify(sentenceOf(error), { type: 'error', autoHideDuration: LONG_ENOUGH });
  };
  return (
    <EditBase<T>
      mutationMode="pessimistic"
      redirect={redirect}
      transform={fullTexts}
      queryOptions={isThen ? { ...READ_ONCE, onError: reportedByAsOfBar } : READ_ONCE}
      {...(isThen && { redirectOnError: false as const, error: <NothingThen /> })}
      mutationOptions={{ onError }}
      {...(id !== undefined && { id })}
    >
      <Box sx={{ pt: 3, pb: 6 }}>
        <Heading title={title} actions={actions} />
        <OnceRead>
          {frame(
            <Card sx={{ overflow: 'visible' }}>
              <SimpleForm
                resetOptions={KEEP_TYPED}
                warnWhenUnsavedChanges
                noValidate
                toolbar={isThen ? false : <SaveBar />}
              >
                {!isThen && <FormDraft />}
                <ChangedNotice />
                <SwitchedOffThen>{children}</SwitchedOffThen>
                {mine && <StaleDialog mine={mine} onClose={() => setMine(undefined)} />}
              </SimpleForm>
            </Card>,
          )}
        </OnceRead>
      </Box>
    </EditBase>
  );
}

/** The bar of then says why there is no record. */
const reportedByAsOfBar = () => undefined;

/** Forgets what lists kept of the records: a form opens with what is true now, or its save is refused as stale. */
function useNothingOfLists() {
  const cache = useQueryClient();
  const resource = useResourceContext();
  useState(() => cache.removeQueries({ queryKey: [resource, 'getOne'], type: 'inactive' }));
}

/** A form that stood there before its record would lose what was typed when it comes. */
const OnceRead = ({ children }: Readonly<{ children: ReactNode }>) =>
  useRecordContext() ? children : <PageProgress />;

function Heading<T extends RaRecord>({
  title,
  actions,
}: Pick<StaffEditProps<T>, 'title' | 'actions'>) {
  const record = useRecordContext<T>();
  return <PageHeading title={record ? title(record) : '…'} actions={actions} />;
}

const SaveBar = () => (
  <Toolbar sx={BAR}>
    <SaveButton alwaysEnable />
  </Toolbar>
);

/** In sight however long the form is. */
const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

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

/** Keeps what is typed into the form around it. */
function FormDraft(): null {
  useDraft(useFormContext(), 'form');
  return null;
}
