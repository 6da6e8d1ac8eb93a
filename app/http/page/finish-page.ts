import { takeMarksOut } from './marked-scripts.ts'

export type FinishedPage = { html: Buffer<ArrayBuffer>; scriptHashes: string }

const preloadedFile = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/**
 * A rendered page as it is sent. Public pages are complete without JavaScript: the start script waits as inert text until
 * the shell starts it. What chooses the colours runs before anything is drawn.
 */
export function finishPage(
  rendered: Buffer,
  { mark, shellUrl, themeScript }: { mark: string; shellUrl: string; themeScript: string },
): FinishedPage {
  // A letter for each byte is enough to find tags, and much faster than reading the page.
  const whole = rendered
    .toString('latin1')
    .replace('<head>', () => `<head><script nonce="${mark}">${themeScript}</script>`)
  const { page, scriptHashes } = takeMarksOut(whole, mark)
  const files = [...page.matchAll(preloadedFile)].map(([, address = '']) => address)
  const deferred = page
    .replaceAll(preloadedFile, '')
    .replace('</head>', `<script type="module" src="${shellUrl}"></script></head>`)
    .replace(
      '<script type="module" async="">',
      `<script type="text/plain" id="application" data-files="${files.join(' ')}">`,
    )
  return { html: Buffer.from(deferred, 'latin1'), scriptHashes }
}
