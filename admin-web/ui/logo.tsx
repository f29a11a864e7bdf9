import Box from '@mui/material/Box';

/** The site's mark, a house to stay in, and its name. */
export const Logo = ({ name, light = false }: Readonly<{ name: string; light?: boolean }>) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
    <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill={light ? '#ffffff' : '#015424'} />
      <path
        d="M6.5 22.5 20 10l13.5 12.5"
        fill="none"
        stroke="#28b463"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M11 24.5 20 16.2l9 8.3V31H11Z" fill={light ? '#015424' : '#ffffff'} />
      <path d="M17.5 31v-4.2a2.5 2.5 0 0 1 5 0V31Z" fill="#f5c451" />
    </svg>
    <Box component="span" sx={{ fontWeight: 700, fontSize: '1.2rem', lineHeight: 1 }}>
      {name}
    </Box>
  </Box>
);
