import { useTranslation } from 'react-i18next';

/** What a field is called: that of its last name, so that `address.city.th` is what `th` of `city` is. */
export function useFieldLabel(): (source: string) => string {
  const { i18n } = useTranslation();
  return (source) => i18n.t(`field.${source.split('.').at(-1)}`, { defaultValue: source });
}
