export type Texts = { readonly [key: string]: string | Texts | undefined };

/**
 * react-admin's texts as i18next reads them: `%{x}` becomes `{{x}}`, `%{smart_count}` becomes `{{count}}`, and
 * `one |||| many` two keys by their forms.
 */
export function forI18next(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text = '']): [string, string | Texts][] => {
      if (typeof text !== 'string') return [[key, forI18next(text)]];
      const [one = '', many] = text.split(' |||| ').map(withBraces);
      return many === undefined
        ? [[key, one]]
        : [
            [`${key}_one`, one],
            [`${key}_other`, many],
            [key, one],
          ];
    }),
  );
}

const withBraces = (text: string): string =>
  text.replaceAll('%{smart_count}', '{{count}}').replaceAll(/%\{(\w+)\}/g, '{{$1}}');
