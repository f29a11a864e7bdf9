/**
 * What pages may load. Card data goes from the browser straight to the payment provider; QR codes
 * and bank pages come from it. Styles in elements are the libraries' own positions and animations.
 */
export function contentSecurityPolicy(paymentScriptUrl: string): string {
  const provider = paymentScriptUrl.startsWith('https:') ? ' https://*.omise.co' : '';
  return [
    "default-src 'self'",
    `script-src 'self'${provider}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${provider}`,
    "font-src 'self' data:",
    `connect-src 'self'${provider}`,
    `frame-src 'self' https://www.youtube-nocookie.com https://www.facebook.com${provider}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}
