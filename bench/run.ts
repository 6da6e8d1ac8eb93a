import { measureAthlete } from './athlete/measure-athlete.ts'
import { measureAuth } from './auth/measure-auth.ts'
import { measureBrowserBudgets } from './browser-budgets.ts'
import { measureCamps } from './camps/measure-camps.ts'
import { measureContent } from './content/measure-content.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureEditor } from './office/editor.ts'
import { measureOffice } from './office/measure-office.ts'
import { measurePages } from './pages.ts'
import { measureSearchWindow } from './search-window.ts'
import { measureShop } from './shop/measure-shop.ts'
import { measurePictures } from './stories/measure-pictures.ts'
import { measureStories } from './stories/measure-stories.ts'
import { measureTools } from './tools/measure-tools.ts'
import { measureUnknown } from './unknown.ts'

const measures: Readonly<Record<string, () => Promise<void>>> = {
  pages: measurePages,
  unknown: measureUnknown,
  budgets: measureBrowserBudgets,
  tools: measureTools,
  stories: measureStories,
  pictures: measurePictures,
  content: measureContent,
  search: measureSearchWindow,
  auth: measureAuth,
  shop: measureShop,
  camps: measureCamps,
  athlete: measureAthlete,
  office: measureOffice,
  editor: measureEditor,
}

// Figures for docs/performance.md: all of them, or those that are named. Ratios within one run: absolute figures drift with the machine.
const [first, ...rest] = process.argv.slice(2)
if (first === 'lighthouse') {
  await measureLighthouse(rest)
  process.exit()
}
const asked = first === undefined ? Object.keys(measures) : [first, ...rest]
const unknown = asked.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length > 0) {
  process.stderr.write(`Mesures\u00a0: ${Object.keys(measures).join(', ')}, lighthouse.\n`)
  process.exit(1)
}
for (const name of asked) await measures[name]?.()
