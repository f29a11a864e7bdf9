import { useResourceContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { listOf } from '../../shell/addresses.ts';

/**
 * What a field is called: that of its last name, so that `address.city.th` is what `th` of `city` is; a resource
 * may call its own otherwise (`users` under `fieldOf`).
 */
export function useFieldLabel(): (source: string) => string {
  const { i18n } = useTranslation();
  const resource = listOf(useResourceContext() ?? '')?.api;
  return (source) => {
    const name = source.split('.').at(-1);
    return i18n.t([`fieldOf.${resource}.${name}`, `field.${name}`], { defaultValue: source });
  };
}
