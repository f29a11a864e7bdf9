import Box from '@mui/material/Box';
import { create } from 'qrcode';

/** Light modules around it, as scanners need. */
const MARGIN = 4;

/** A text as a QR code, drawn as one path: dark on white in any theme. */
export function SecretQrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from(modules.data).flatMap((isDark, n) =>
    isDark ? [`M${(n % size) + MARGIN} ${Math.floor(n / size) + MARGIN}h1v1h-1z`] : [],
  );
  const whole = size + 2 * MARGIN;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${whole}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, height: 208, bgcolor: '#fff', border: 1, borderColor: 'divider' }}
    >
      <path d={dark.join('')} fill="#000" />
    </Box>
  );
}
