/** A history as it is printed: every step open, nothing to press. */
export const HISTORY_ON_PAPER = {
  '@page': { size: 'A4', margin: '14mm 14mm 16mm' },
  '@media print': {
    'header, aside, nav, .RaSidebar-fixed, .MuiDrawer-root, .no-print, .MuiSnackbar-root': {
      display: 'none !important',
    },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.RaLayout-content': { padding: '0 !important' },
    body: { background: '#fff', fontSize: '10pt' },
    '.history-columns': { display: 'block !important' },
    '.history-others': { display: 'block !important' },
    '.history-event': { breakInside: 'avoid', background: 'none !important' },
    '.history-side': { position: 'static !important', marginTop: '8mm' },
    'a[href]': { color: 'inherit', textDecoration: 'none' },
  },
} as const;
