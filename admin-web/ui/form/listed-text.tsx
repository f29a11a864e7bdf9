import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Listed } from '@baanpak/domain/values/text/listed.ts';
import { AutocompleteInput, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useServices } from '../../shell/services.ts';
import { useFieldLabel } from './use-field-label.ts';

/** Stands for a text that is not in the list. */
const OTHER = '-';

type ListedTextProps = Readonly<{
  source: string;
  list: readonly Listed[];
  validate?: Validator;
}>;

/** A text in both languages, chosen from a list; one that was said otherwise before stays as a choice. */
export function ListedText({ source, list, validate }: ListedTextProps) {
  const { language } = useServices();
  const label = useFieldLabel();
  const said: I18nText | null | undefined = useWatch({ name: source });
  const codeOf = (text: I18nText | null | undefined): string => {
    if (!text?.en && !text?.th) return '';
    return list.find((listed) => listed.label.en === text.en)?.code ?? OTHER;
  };
  const choices = list.map((listed) => ({ id: listed.code, name: listed.label[language] }));
  const other = codeOf(said) === OTHER ? [{ id: OTHER, name: said?.[language] }] : [];
  return (
    <AutocompleteInput
      source={source}
      label={label(source)}
      choices={[...other, ...choices]}
      format={codeOf}
      parse={(code: string) =>
        code === OTHER ? said : (list.find((listed) => listed.code === code)?.label ?? null)
      }
      helperText={false}
      {...(validate && { validate })}
    />
  );
}
