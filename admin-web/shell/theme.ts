import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

const FONT = '"Anuphan Variable", "Noto Sans Thai", system-ui, sans-serif';

/** The site's own colours; text on them passes 4.5:1, and so does every green text on light. */
export const COLORS = {
  brand: '#28B463',
  brandInk: '#0a6b36',
  direct: '#015424',
  paper: '#fbfaf6',
  line: '#e4e0d6',
  ink: '#14211a',
  muted: '#55625a',
  danger: '#b3261e',
  warning: '#8a5300',
  warningPaper: '#fff8ea',
  warningLine: '#ecd5a8',
  info: '#0b5a86',
} as const;

export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: COLORS.brandInk, contrastText: '#ffffff' },
    secondary: { main: COLORS.direct, contrastText: '#ffffff' },
    success: { main: COLORS.brandInk },
    error: { main: COLORS.danger },
    warning: { main: COLORS.warning },
    info: { main: COLORS.info },
    text: { primary: COLORS.ink, secondary: COLORS.muted },
    background: { default: COLORS.paper, paper: '#ffffff' },
    divider: COLORS.line,
  },
  shape: { borderRadius: 10 },
  sidebar: { width: 264, closedWidth: 56 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.3 },
    h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultLightTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: `3px solid ${COLORS.brandInk}`, outlineOffset: 2 },
        'button, input, select, textarea': { fontFamily: FONT },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiAppBar: { styleOverrides: { root: { backgroundColor: COLORS.direct, color: '#ffffff' } } },
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { color: COLORS.muted, opacity: 1 } } },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiChip: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${COLORS.line}` } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: `1px solid ${COLORS.line}` },
        head: { fontWeight: 600, color: COLORS.muted, whiteSpace: 'nowrap' },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  },
};
