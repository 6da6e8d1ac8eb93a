import { createHash } from 'node:crypto'

/**
 * Takes a render's random `mark` (the nonce of its scripts) out of the page, a letter for each byte, and answers the hash
 * of each inline script that carried it: what else stands in the page is nobody's to run.
 */
export function takeMarksOut(page: string, mark: string): { page: string; scriptHashes: string } {
  const nonce = ` nonce="${mark}"`
  const marked = new RegExp(`<script(?=[^>]*${nonce})(?![^>]*\\ssrc=)[^>]*>([^]*?)</script>`, 'g')
  const hashes = [...page.matchAll(marked)].map(([, script = '']) => hashOf(script))
  return { page: page.replaceAll(nonce, ''), scriptHashes: [...new Set(hashes)].join(' ') }
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`
}
