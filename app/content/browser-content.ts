import type { SiteCollections } from '#content/collections.ts'
import { shapes } from '#content/shapes.ts'
import { openBrowserContent } from '@allure/content-engine/browser'

/** The site's content in the browser. Import it when a page asks for it, never in what every page loads. */
export const browserContent = openBrowserContent<SiteCollections>({
  shapes,
  startWorker: () => new Worker(new URL('./content-worker.ts', import.meta.url), { type: 'module' }),
})

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') browserContent.refresh()
})

// A page that may come back by the back button, perhaps for somebody else: members' texts do not wait in it.
addEventListener('pagehide', () => browserContent.forgetMembersContent())
