export type SecurityHeaders = readonly (readonly [string, string])[]

/** Headers every answer carries. HSTS only where the site is really served by https. */
export function securityHeaders({ isProduction }: { isProduction: boolean }): SecurityHeaders {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
  ]
  if (isProduction) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  return headers
}
