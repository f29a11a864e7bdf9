import type {
  ListWithViews,
  PreferencesJson,
  ViewJson,
} from '@baanpak/contract/preferences/preferences.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.ts';

type Kept = Readonly<{ preferences: PreferencesJson }>;

const KEY = ['preferences'];
const PATH = '/users/me/preferences';

/** One's own views of a list, undefined until they came, and what keeps others instead. */
export function useViews(list: ListWithViews): Readonly<{
  views: readonly ViewJson[] | undefined;
  keep(views: readonly ViewJson[]): Promise<unknown>;
}> {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => client.get<Kept>(PATH),
    staleTime: 60_000,
  });
  const { mutateAsync } = useMutation({
    mutationFn: (views: readonly ViewJson[]) => client.put<Kept>(PATH, { [list]: views }),
    onSuccess: (kept) => cache.setQueryData(KEY, kept),
    onError: (error) => notify(error.message || t('offline'), { type: 'error' }),
  });
  return { views: data && (data.preferences[list] ?? []), keep: mutateAsync };
}
