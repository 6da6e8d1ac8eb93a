export type SecurityHeaders = readonly (readonly [string, string])[]

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
