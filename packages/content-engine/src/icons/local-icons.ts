import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pickIcons, type IconSet } from './icon-set.ts'
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
