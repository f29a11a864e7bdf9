import { useTranslation } from 'react-i18next';

/** What a kind of facts is called; one of a newer release by its own name. */
export function useKindWords(): (kind: string) => string {
  const { i18n } = useTranslation();
  return (kind) => i18n.t(`report.kinds.${kind}`, { defaultValue: kind });
}
