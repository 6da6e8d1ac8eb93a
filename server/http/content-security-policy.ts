/** The policy of one page: the scripts of its rendering are allowed by the hashes of their exact text, nothing else inline. */
export function contentSecurityPolicy(scriptHashes?: string | null, connectsTo?: string | null): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes ?? ''}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${connectsTo ?? ''}`.trim(),
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Of a drawing: opened by itself it keeps its colours. */
export const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'`
