import type { Mark } from './drawing/frame.server.tsx'

/** How one's own answer is seen, and how it is said. */
export function markLook(mark: Mark): { className: string | undefined; words: string | undefined } {
  if (mark === 'going') return { className: 'is-going', words: 'vous y allez' }
  if (mark === 'maybe') return { className: 'is-maybe', words: 'peut-être' }
  return { className: undefined, words: undefined }
}
