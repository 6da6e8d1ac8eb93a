import { parseArgs } from 'node:util'
import { invitePerson } from '../admin-command/invite-person.ts'
import { openAdminSite } from '../admin-command/open-site.ts'
import { resetSecondFactor } from '../admin-command/reset-second-factor.ts'
import { sayMembers } from '../admin-command/say-members.ts'
import { CommandError } from '../content-command/command-error.ts'
import { readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../start-failure.ts'

const usage = `npm run admin -- invite --role athlete|admin --email adresse [--first-name prénom] [--last-name nom] [--groups a,b]   invite une personne
npm run admin -- reset-second-factor --email adresse   retire ses seconds facteurs à qui les a perdus
npm run admin -- list [mots]   montre les membres du club dont le nom, l’adresse ou un groupe contient ces mots
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

type Command =
  | { verb: 'list'; search: string }
  | { verb: 'reset-second-factor'; email: string }
  | {
      verb: 'invite'
      typed: { role: string; email: string; firstName: string; lastName: string; groups: string }
    }

async function run(command: Command): Promise<boolean> {
  await using opened = new AsyncDisposableStack()
  const site = await openAdminSite(readEnvironment(process.env), opened)
  if (command.verb === 'reset-second-factor')
    return await resetSecondFactor(site, { email: command.email, say })
  // Waited for here: what was opened is closed when this returns.
  return command.verb === 'list'
    ? await sayMembers(site, { search: command.search, say })
    : await invitePerson(site, { typed: command.typed, say })
}

function readCommand(): Command {
  const command = commandOf(process.argv.slice(2))
  if (command) return command
  process.stderr.write(usage)
  process.exit(2)
}

function commandOf(words: string[]): Command | undefined {
  const text = { type: 'string', default: '' } as const
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { role: text, email: text, 'first-name': text, 'last-name': text, groups: text },
      allowPositionals: true,
    })
    const [verb, ...others] = positionals
    const { role, email, groups } = values
    if (verb === 'list' && !role && !email) return { verb, search: others.join(' ') }
    if (verb === 'reset-second-factor' && others.length === 0 && email && !role) return { verb, email }
    if (verb !== 'invite' || others.length > 0 || !role || !email) return undefined
    const typed = { role, email, groups, firstName: values['first-name'], lastName: values['last-name'] }
    return { verb, typed }
  } catch {
    return undefined
  }
}
