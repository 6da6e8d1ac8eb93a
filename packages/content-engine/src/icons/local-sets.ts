import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIconWord } from './icon-name.ts'
import { pickIcons, type IconSet } from './icon-set.ts'

const require = createRequire(import.meta.url)
const keptFor = 60_000

// Some sets weigh several megabytes: one is let go a minute after it was last asked.
const held = new Map<string, { whole: IconSet; timer: NodeJS.Timeout }>()

/** Whether the package `@iconify-json/<set>` is installed. */
export function isInstalled(set: string): boolean {
  return held.has(set) || fileOf(set) !== undefined
}

/** Icons of an installed set; undefined when the set is not installed. */
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
