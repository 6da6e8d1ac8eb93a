import type { PageHandle } from '#app/root.tsx'

export { default, loader, meta } from './style.tsx'

/** The same guide on a page that forces a mode, whatever the visitor chose. */
export const handle: PageHandle = { theme: 'dark' }
