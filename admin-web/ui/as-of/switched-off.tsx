import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsOf, WHY_SWITCHED_OFF } from '../../shell/as-of.ts';

/**
 * What writes: where things are shown as they were, everything in it is off, says why, and stays readable. The
 * client refuses writes then, too; this is what staff see of it.
 */
export function SwitchedOffThen({ children }: PropsWithChildren) {
  const { t } = useTranslation();
  const isThen = useAsOf() !== undefined;
  if (!isThen) return children;
  return (
    <ThemeProvider theme={switchedOff}>
      <fieldset
        disabled
        aria-describedby={WHY_SWITCHED_OFF}
        title={t('asOf.noWrite')}
        style={{ display: 'contents' }}
      >
        {children}
      </fieldset>
    </ThemeProvider>
  );
}

/** A component that is off unless it says otherwise. */
const off = <Component extends Readonly<{ defaultProps?: object | undefined }>>(
  given: Component | undefined,
) => ({
  ...given,
  defaultProps: { ...given?.defaultProps, disabled: true },
});

const switchedOff = (outer: Theme): Theme => {
  const { components = {}, palette } = outer;
  // what stands in a field that is off is there to be read
  const readable = { '&.Mui-disabled': { WebkitTextFillColor: palette.text.primary } };
  const label = { '&.Mui-disabled': { color: palette.text.secondary } };
  return {
    ...outer,
    components: {
      ...components,
      MuiButton: off(components.MuiButton),
      MuiIconButton: off(components.MuiIconButton),
      MuiFab: off(components.MuiFab),
      MuiToggleButton: off(components.MuiToggleButton),
      MuiFormControl: off(components.MuiFormControl),
      MuiFormControlLabel: off(components.MuiFormControlLabel),
      MuiTextField: off(components.MuiTextField),
      MuiAutocomplete: off(components.MuiAutocomplete),
      MuiCheckbox: off(components.MuiCheckbox),
      MuiRadio: off(components.MuiRadio),
      MuiSwitch: off(components.MuiSwitch),
      MuiSlider: off(components.MuiSlider),
      MuiInputBase: { ...components.MuiInputBase, styleOverrides: { input: readable } },
      MuiInputLabel: { ...components.MuiInputLabel, styleOverrides: { root: label } },
    },
  };
};
