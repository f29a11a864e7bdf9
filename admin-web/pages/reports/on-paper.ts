/** Lines across the page, their headings on each, and the pages' numbers where the browser writes them. */
export const ON_PAPER = {
  '@page': {
    size: 'A4 landscape',
    margin: '12mm 12mm 16mm',
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt' },
  },
  '@media print': {
    'header, aside, nav, .RaSidebar-fixed, .MuiDrawer-root, .no-print, .MuiSnackbar-root': {
      display: 'none !important',
    },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.RaLayout-content': { padding: '0 !important' },
    body: { background: '#fff', fontSize: '9pt' },
    '.report-table': { overflow: 'visible !important', contain: 'none !important' },
    '.report-table table': { fontSize: '8pt', width: '100%' },
    '.report-table thead': { display: 'table-header-group' },
    '.report-table tfoot': { display: 'table-row-group' },
    '.report-table tr': { breakInside: 'avoid' },
    '.report-table th, .report-table td': { padding: '2pt 4pt !important', whiteSpace: 'normal' },
    '.report-table tr > :first-child': { position: 'static', maxWidth: 'none' },
  },
} as const;
