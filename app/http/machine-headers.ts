export function machineHeaders(contentType: string): HeadersInit {
  return {
    'content-type': contentType,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'no-vary-search': 'params',
  }
}
