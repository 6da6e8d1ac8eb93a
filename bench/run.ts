import { measureAthlete } from './athlete/measure-athlete.ts'
import { measureAuth } from './auth/measure-auth.ts'
import { measureBrowserBudgets } from './browser-budgets.ts'
import { measureCamps } from './camps/measure-camps.ts'
import { measureContent } from './content/measure-content.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePages } from './pages.ts'
import { measureShop } from './shop/measure-shop.ts'
import { measurePictures } from './stories/measure-pictures.ts'
import { measureStories } from './stories/measure-stories.ts'
import { measureTools } from './tools/measure-tools.ts'
import { measureUnknown } from './unknown.ts'

// Figures for docs/performance.md. Ratios within one run: absolute figures drift with the machine.
if (process.argv[2] === 'lighthouse') {
  await measureLighthouse(process.argv.slice(3))
  process.exit()
}
await measurePages()
await measureUnknown()
await measureBrowserBudgets()
await measureTools()
await measureStories()
await measurePictures()
await measureContent()
await measureAuth()
await measureShop()
await measureCamps()
await measureAthlete()
