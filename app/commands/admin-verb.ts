import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { AdminSite } from './admin-site.ts'

export type Say = (line: string) => void

/** What a command does once the site is open; false when there was nothing to do. */
export type AdminVerb = (site: AdminSite, say: Say) => Promise<boolean>

/** The options and the other words of a command, undefined when they cannot be read. Every option is a text. */
export function readWords(
  words: string[],
  names: readonly string[],
  switches: readonly string[] = [],
):
  | { texts: Readonly<Record<string, string | undefined>>; has: (name: string) => boolean; rest: string[] }
  | undefined {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' }]),
    ...switches.map((name) => [name, { type: 'boolean' }]),
  ])
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
    const texts = Object.fromEntries(
      names.map((name) => {
        const value = values[name]
        return [name, typeof value === 'string' && value !== '' ? value : undefined]
      }),
    )
    return { texts, has: (name) => values[name] === true, rest: positionals }
  } catch {
    return undefined
  }
}
