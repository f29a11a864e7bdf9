/** What banking apps tell people to look for above a code to scan; drawn plainly, on its blue. */
export const ThaiQrMark = ({ className = '' }: Readonly<{ className?: string }>) => (
  <svg viewBox="0 0 286 44" role="img" aria-label="Thai QR Payment" className={className}>
    <rect width="286" height="44" fill="#113566" />
    <g fill="none" stroke="#fff" strokeWidth="3">
      <rect x="62.5" y="9.5" width="9" height="9" rx="1.5" />
      <rect x="78.5" y="9.5" width="9" height="9" rx="1.5" />
      <rect x="62.5" y="25.5" width="9" height="9" rx="1.5" />
    </g>
    <path d="M77 24h4v4h-4zM85 24h4v4h-4zM81 28h4v4h-4zM77 32h4v4h-4zM85 32h4v4h-4z" fill="#fff" />
    <text
      x="100"
      y="20"
      fill="#fff"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize="15"
      fontWeight="700"
      letterSpacing="1"
    >
      THAI QR
    </text>
    <text
      x="100"
      y="36"
      fill="#fff"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize="13"
      letterSpacing="2.5"
    >
      PAYMENT
    </text>
  </svg>
);
