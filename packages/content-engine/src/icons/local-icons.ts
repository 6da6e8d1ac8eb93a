import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawIcon, isIconWord, parseIconName, type IconDrawing } from './icon.ts'

const require = createRequire(import.meta.url)

const keptFor = 60_000

const held = new Map<string, { whole: IconSet; timer: NodeJS.Timeout }>()

export function isInstalled(set: string): boolean {
  return held.has(set) || fileOf(set) !== undefined
}

export function findLocalIcons(set: string, names: readonly string[]): IconSet | undefined {
  const whole = held.get(set)?.whole ?? readSet(set)
  if (!whole) return undefined
  clearTimeout(held.get(set)?.timer)
  held.set(set, { whole, timer: setTimeout(() => held.delete(set), keptFor).unref() })
  return pickIcons(whole, names)
}

function readSet(set: string): IconSet | undefined {
  const file = fileOf(set)
  return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'))
}

function fileOf(set: string): string | undefined {
  if (!isIconWord(set)) return undefined
  try {
    return require.resolve(`@iconify-json/${set}/icons.json`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

export function localIcon(fullName: string): IconDrawing | undefined {
  const parts = parseIconName(fullName)
  const found = parts && findLocalIcons(parts.set, [parts.name])
  return found && drawIcon(found, parts.name)
}

export function problemOfIcon(fullName: string): string | undefined {
  const parts = parseIconName(fullName)
  if (!parts) return 'une icône s’écrit « jeu:nom », par exemple « lucide:flame »'
  if (!isInstalled(parts.set))
    return `jeu d’icônes « ${parts.set} » non installé (paquet @iconify-json/${parts.set})`
  return localIcon(fullName) ? undefined : `le jeu « ${parts.set} » n’a pas d’icône « ${parts.name} »`
}

export type IconSet = NonNullable<ReturnType<typeof getIcons>>

/** The named icons of a set, sorted, with the aliases they need; the names it does not have, or whose drawing is not safe, are in `not_found`. */
export function pickIcons(whole: IconSet, names: readonly string[]): IconSet {
  const sorted = [...new Set(names)].sort()
  const isSafe = (name: string) => {
    if (!Object.hasOwn(whole.icons, name) && !Object.hasOwn(whole.aliases ?? {}, name)) return false
    const found = getIcons(whole, [name])
    return found !== null && Object.values(found.icons).every(({ body }) => isSafeBody(body))
  }
  const known = sorted.filter(isSafe)
  const missing = sorted.filter((name) => !known.includes(name))
  const picked = getIcons(whole, known, true) ?? { prefix: whole.prefix, icons: {} }
  return missing.length > 0 ? { ...picked, not_found: missing } : picked
}

const shapes = new Set(
  'path circle ellipse rect line polyline polygon g defs clipPath mask linearGradient radialGradient stop symbol use'.split(
    ' ',
  ),
)

const attributes =
  /^(?:d|[xyr]|[xyr][12]|c[xy]|r[xy]|f[xyr]|points|width|height|viewBox|transform|id|href|xlink:href|offset|opacity|color|mask|mask-type|clip-path|clip-rule|clipPathUnits|maskUnits|maskContentUnits|gradientUnits|gradientTransform|spreadMethod|paint-order|vector-effect|pathLength|(?:fill|stroke|stop)(?:-[a-z]+)?)$/

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*\/?>/g

// CSS has many ways to name an address: only what turns, moves and colours may stand before a bracket.
const harmless = /(?:^|[\s,()])(?:matrix|translate|scale|rotate|skew[XY]|rgba?|hsla?|var|calc)$/

const attribute = /([\w:-]+)="([^"]*)"/g

/** Whether an icon's drawing holds shapes and their looks, and nothing else: no script, no style, no address of anything outside it. */
export function isSafeBody(body: unknown): boolean {
  if (typeof body !== 'string' || body === '') return false
  const rest = body.replace(tag, (whole: string, _end: string, name: string, written: string) =>
    shapes.has(name) && areSafe(written) ? '' : whole,
  )
  return rest.trim() === ''
}

function areSafe(written: string): boolean {
  return [...written.matchAll(attribute)].every(([, name = '', value = '']) => {
    if (!attributes.test(name)) return false
    if (name.endsWith('href')) return /^#[\w-]+$/.test(value)
    if (/^url\(#[\w-]+\)$/.test(value)) return true
    return !value.includes('\\') && beforeBrackets(value).every((text) => harmless.test(text))
  })
}

function beforeBrackets(value: string): string[] {
  return value
    .split('(')
    .slice(0, -1)
    .map((text) => text.trimEnd())
}
