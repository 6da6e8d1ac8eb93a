import { makeBigSite } from './big-site.ts'
import { measureBrowser } from './browser.ts'
import { measureEngine } from './engine.ts'
import { measureSite } from './site.ts'

const documents = 5000

// Figures for docs/performance.md, « Content »: 5 000 articles of 1 000 words.
await measureEngine(documents)
const folder = makeBigSite(documents)
await measureSite(folder)
await measureBrowser(folder)
