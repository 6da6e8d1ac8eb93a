import type { PageHandle } from '#app/root.tsx'

export { default, loader, meta } from './style.tsx'

export const handle: PageHandle = { theme: 'dark' }
