import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkEdits } from '#app/commands/content/check-edits.ts'
import { CommandError } from '#app/commands/content/command-error.ts'
import { exportEdits } from '#app/commands/content/export-edits.ts'
import { importFiles } from '#app/commands/content/import-files.ts'
import type { Environment } from '../environment.ts'
import { openContentSite } from './open-content-site.ts'
import type { Say } from './say.ts'

const usage = `npm run content -- export [--forget]   écrit dans content/ les textes modifiés en ligne (--forget : les fichiers comptent de nouveau)
npm run content -- import [fichiers…]  enregistre en ligne les fichiers qui diffèrent de ce que le site affiche, sauf ceux dont le texte en ligne a changé depuis (import --replace fichiers… : ceux-là aussi)
npm run content -- check               vérifie les fichiers et les textes modifiés en ligne
`

/** Where paths are typed from, and the content that is meant: the project’s, unless said. */
type Place = { typedIn: string; directory?: string }

/** Does what the words of `npm run content` ask for. Resolves with the exit code: 1 when it was refused, 2 when nothing was understood. */
export async function runContent(
  words: readonly string[],
  environment: Environment,
  say: Say,
  { typedIn, directory }: Place,
): Promise<number> {
  const command = readCommand(words)
  if (!command) {
    say.error(usage)
    return 2
  }
  const { verb, forgets, replaces } = command
  const paths = command.paths.map((path) => resolve(typedIn, path))
  await using opened = new AsyncDisposableStack()
  try {
    const site = await openContentSite(environment, opened, directory)
    // Waited for here: what was opened is closed when this returns.
    if (verb === 'export') return (await exportEdits(site, { forgets, say: say.line })) ? 0 : 1
    if (verb === 'import') return (await importFiles(site, { paths, replaces, say: say.line })) ? 0 : 1
    return (await checkEdits(site, { say: say.line })) ? 0 : 1
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    say.error(`${error.message}\n`)
    return 1
  }
}

type Command = {
  verb: 'export' | 'import' | 'check'
  paths: readonly string[]
  forgets: boolean
  replaces: boolean
}

function readCommand(words: readonly string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { forget: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [verb, ...paths] = positionals
    const { forget: forgets, replace: replaces } = values
    const isUnderstood =
      (verb === 'import' && !forgets && (!replaces || paths.length > 0)) ||
      ((verb === 'export' || (verb === 'check' && !forgets)) && !replaces && paths.length === 0)
    return isUnderstood ? { verb, paths, forgets, replaces } : undefined
  } catch {
    return undefined
  }
}
