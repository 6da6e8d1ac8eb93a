import { makeBigSite } from './big-site.ts'
import { measureBrowser } from './browser.ts'
import { measureEngine } from './engine.ts'
import { measureSite } from './site.ts'

const documents = 5000

/** The content engine with 5 000 articles of 1 000 words: by itself, in the whole site, in a browser. */
export async function measureContent(): Promise<void> {
  await measureEngine(documents)
  const folder = makeBigSite(documents)
  await measureSite(folder)
  await measureBrowser(folder)
}
