import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkEdits } from '#app/commands/content/check-edits.ts'
import { CommandError } from '#app/commands/content/command-error.ts'
import { exportEdits } from '#app/commands/content/export-edits.ts'
import { importFiles } from '#app/commands/content/import-files.ts'
import { readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { openContentSite } from './open-content-site.ts'

const usage = `npm run content -- export [--forget]   écrit dans content/ les textes modifiés en ligne (--forget : les fichiers comptent de nouveau)
npm run content -- import [fichiers…]  enregistre en ligne les fichiers qui diffèrent de ce que le site affiche
npm run content -- check               vérifie les fichiers et les textes modifiés en ligne
`

// So that a PostgreSQL started for this command ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  process.exitCode = (await run(readCommand())) ? 0 : 1
} catch (error) {
  if (!(error instanceof CommandError)) reportStartFailure(error)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

type Command = { verb: 'export' | 'import' | 'check'; paths: readonly string[]; forgets: boolean }

async function run({ verb, paths, forgets }: Command): Promise<boolean> {
  await using opened = new AsyncDisposableStack()
  const site = await openContentSite(readEnvironment(process.env), opened)
  // Waited for here: what was opened is closed when this returns.
  if (verb === 'export') return await exportEdits(site, { forgets, say })
  return verb === 'import' ? await importFiles(site, { paths, say }) : await checkEdits(site, { say })
}

function readCommand(): Command {
  const command = commandOf(process.argv.slice(2))
  if (command) return command
  process.stderr.write(usage)
  process.exit(2)
}

function commandOf(words: string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { forget: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [verb, ...typed] = positionals
    // npm runs scripts in the project's folder, wherever they were asked for.
    const paths = typed.map((path) => resolve(process.env.INIT_CWD ?? '.', path))
    if (verb === 'import' && !values.forget) return { verb, paths, forgets: false }
    if (paths.length > 0) return undefined
    if (verb === 'export') return { verb, paths, forgets: values.forget }
    return verb === 'check' && !values.forget ? { verb, paths, forgets: false } : undefined
  } catch {
    return undefined
  }
}
