import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Services } from '#app/http/context.ts'

type Application = typeof import('#app/entry.application.ts')

export type AdminSite = {
  built: Application
  services: Pick<Services, 'database' | 'clock' | 'content' | 'siteUrl' | 'strava'> & {
    accounts: ReturnType<Application['clubClient']>['auth']['admin']
  }
  keepsMail: boolean
}

export type Say = (line: string) => void

/** What a command does once the site is open; false when there was nothing to do. */
export type AdminVerb = (site: AdminSite, say: Say) => Promise<boolean>

/** The options and the other words of a command, undefined when they cannot be read. Every option is a text. */
export function readWords(
  words: readonly string[],
  names: readonly string[],
  switches: readonly string[] = [],
): { texts: Texts; has: (name: string) => boolean; rest: string[] } | undefined {
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

export type Texts = Readonly<Record<string, string | undefined>>

/** Reads the words that follow a verb's name; undefined when they are wrong. */
export type VerbReader = (words: readonly string[]) => AdminVerb | undefined

/** Reads the first word as the name of one of these verbs. */
export function named(readers: Readonly<Record<string, VerbReader>>): VerbReader {
  return ([name = '', ...words]) => (Object.hasOwn(readers, name) ? readers[name]?.(words) : undefined)
}

/** A verb about what its only word names; undefined for any other words. @param names of its options */
export function aboutOne(
  names: readonly string[],
  verb: (name: string, texts: Texts) => AdminVerb | undefined,
): VerbReader {
  return (words) => {
    const read = readWords(words, names)
    const [name, ...rest] = read?.rest ?? []
    return read && name !== undefined && rest.length === 0 ? verb(name, read.texts) : undefined
  }
}

/** A verb that lists what holds these words. */
export function searching(
  sayFound: (site: AdminSite, search: string, say: Say) => Promise<boolean>,
): VerbReader {
  return (words) => {
    const read = readWords(words, [])
    return read && ((site, say) => sayFound(site, read.rest.join(' '), say))
  }
}

/** Says these lines, or that there are none. */
export function sayLines(say: Say, lines: readonly string[], none: string): boolean {
  for (const line of lines.length > 0 ? lines : [none]) say(line)
  return lines.length > 0
}

/** Says a list, however many pages it has; `none` when nothing is in it. */
export async function sayPages<Item>(
  readPage: (asked: { page: number; perPage: number }) => Promise<{ items: readonly Item[]; total: number }>,
  { say, lineOf, none }: { say: Say; lineOf: (item: Item) => string; none: string },
): Promise<boolean> {
  let said = 0
  for (let page = 1; ; page++) {
    const { items, total } = await readPage({ page, perPage: 500 })
    for (const item of items) say(lineOf(item))
    said += items.length
    if (items.length === 0 || said >= total) break
  }
  if (said === 0) say(none)
  return said > 0
}
