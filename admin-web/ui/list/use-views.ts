import type {
  ListWithViews,
  PreferencesJson,
  ViewJson,
} from '@baanpak/contract/preferences/preferences.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';

type Kept = Readonly<{ preferences: PreferencesJson }>;

const KEY = ['preferences'];
const PATH = '/users/me/preferences';

type KeptViews = Readonly<{
  /** Undefined until they came, and where they cannot be obtained. */
  views: readonly ViewJson[] | undefined;
  /** They may still come, and have not failed to. */
  isAwaited: boolean;
}>;

/** One's own views of a list; none of a list that has none. */
export function useSavedViews(list: ListWithViews | undefined): KeptViews {
  const { client } = useServices();
  const { data, isPending, failureCount } = useQuery({
    queryKey: KEY,
    queryFn: () => client.get<Kept>(PATH),
    enabled: list !== undefined,
    staleTime: 60_000,
  });
  return {
    views: list && data && (data.preferences[list] ?? []),
    isAwaited: list !== undefined && isPending && failureCount === 0,
  };
}

/** One's own views of a list, and what keeps others instead. */
export function useViews(list: ListWithViews): Readonly<
  Pick<KeptViews, 'views'> & {
    keep(views: readonly ViewJson[]): Promise<unknown>;
  }
> {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const { views } = useSavedViews(list);
  const { mutateAsync } = useMutation({
    mutationFn: (kept: readonly ViewJson[]) => client.put<Kept>(PATH, { [list]: kept }),
    onSuccess: (kept) => cache.setQueryData(KEY, kept),
    onError: (error) => notify(error.message || t('offline'), { type: 'error' }),
  });
  return { views, keep: mutateAsync };
}
