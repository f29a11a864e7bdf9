import { useState } from 'react';
import { HttpError, type RaRecord, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';

type ActionOptions = Readonly<{
  /** What is said once it is done. */
  done: string;
  onDone: () => void;
  /** Told what the server said no with; default: `refused` is. */
  onRefused?: (sentence: string) => void;
}>;

/** Sends an action about a record of a list, with the version one looks at; the list is then read again. */
export function useRecordAction(resource: string, record: RaRecord) {
  const { t } = useTranslation();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate();
  const act = (
    action: Readonly<Record<string, unknown>>,
    { done, onDone, onRefused = setRefused }: ActionOptions,
  ) => {
    // what is said is sent, also where the record says the same already
    const before = { ...record, ...Object.fromEntries(Object.keys(action).map(unsaid)) };
    void update(
      resource,
      { id: record.id, data: { ...action, version: record.version }, previousData: before },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(done, { type: 'success' });
          onDone();
          refresh();
        },
        onError: (error) => onRefused(error instanceof HttpError ? error.message : t('offline')),
      },
    );
  };
  return { act, isPending, refused, forget: () => setRefused(undefined) };
}

const unsaid = (name: string) => [name, null] as const;
