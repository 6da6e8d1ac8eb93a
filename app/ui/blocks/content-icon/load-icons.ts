import type { IconDrawing, IconSet } from '@allure/content-engine/icons/draw'
import { drawIcon, groupNames, parseIconName } from '@allure/content-engine/icons/draw'

const patience = 1500
const endpoint = '/api/_nuxt_icon/'

// `undefined` once the set is known not to have the icon, so that it is not asked for again.
const drawings = new Map<string, IconDrawing | undefined>()

/**
 * Fetches icons named `set:name` for what is drawn in the browser alone. What does not come in 1500 ms, or is not known,
 * is left out; only a 404 is remembered, any other failure may be tried again.
 */
export async function loadIcons(
  fullNames: readonly string[],
  base = '',
): Promise<ReadonlyMap<string, IconDrawing>> {
  const wanted = Map.groupBy(
    fullNames.flatMap((fullName) => (drawings.has(fullName) ? [] : (parseIconName(fullName) ?? []))),
    ({ set }) => set,
  )
  await Promise.all(
    [...wanted].flatMap(([set, icons]) => {
      const start = `${endpoint}${set}.json?icons=`
      const names = icons.map(({ name }) => name)
      return groupNames(names, start.length).map((group) => fetchGroup(base + start, set, group))
    }),
  )
  return new Map(
    fullNames.flatMap((fullName) => {
      const drawing = drawings.get(fullName)
      return drawing ? [[fullName, drawing]] : []
    }),
  )
}

type Gathered = { names: string[]; drawings: ReturnType<typeof loadIcons> }
let gathered: Gathered | undefined

export async function loadIcon(fullName: string): Promise<IconDrawing | undefined> {
  gathered ??= gather()
  gathered.names.push(fullName)
  return (await gathered.drawings).get(fullName)
}

function gather(): Gathered {
  const names: string[] = []
  const drawings = Promise.resolve().then(() => {
    gathered = undefined
    return loadIcons(names)
  })
  return { names, drawings }
}

async function fetchGroup(start: string, set: string, names: readonly string[]): Promise<void> {
  const answer = await fetchSet(start + names.join('%2C')).catch(() => 'unreachable' as const)
  if (answer === 'unreachable') return
  for (const name of names) drawings.set(`${set}:${name}`, answer && drawIcon(answer, name))
}

async function fetchSet(address: string): Promise<IconSet | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  return response.json()
}
