/** Public pages are complete without JavaScript: the start script waits as inert text until the shell starts it. */
export function deferApplication(page: Buffer, shellUrl: string): Buffer<ArrayBuffer> {
  // A letter for each byte is enough to find tags, and much faster than reading the page.
  const changed = page
    .toString('latin1')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', `<script type="module" src="${shellUrl}"></script></head>`)
    .replace('<script type="module" async="">', '<script type="text/plain" id="application">')
  return Buffer.from(changed, 'latin1')
}
