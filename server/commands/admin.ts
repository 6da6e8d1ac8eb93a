import type { AdminVerb } from '#app/commands/admin-verb.ts'
import { articleUsage, readArticleVerb } from '#app/commands/article-verbs.ts'
import { competitionUsage, readCompetitionVerb } from '#app/commands/competition-verbs.ts'
import { CommandError } from '#app/commands/content/command-error.ts'
import {
  memberUsage,
  readInvitation,
  readMemberList,
  readSecondFactorReset,
} from '#app/commands/member-verbs.ts'
import { openAdminSite } from '#app/commands/open-site.ts'
import { orderUsage, readOrderVerb } from '#app/commands/order-verbs.ts'
import { readStockVerb, stockUsage } from '#app/commands/stock-verbs.ts'
import { readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../process/start-failure.ts'

const readers: Readonly<Record<string, (words: string[]) => AdminVerb | undefined>> = {
  invite: readInvitation,
  'reset-second-factor': readSecondFactorReset,
  list: readMemberList,
  orders: readOrderVerb,
  stock: readStockVerb,
  competitions: readCompetitionVerb,
  articles: readArticleVerb,
}

// So that a PostgreSQL started for this command ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

try {
  process.exitCode = (await run(readVerb())) ? 0 : 1
} catch (error) {
  if (!(error instanceof CommandError)) reportStartFailure(error)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(verb: AdminVerb): Promise<boolean> {
  await using opened = new AsyncDisposableStack()
  const site = await openAdminSite(readEnvironment(process.env), opened)
  // Waited for here: what was opened is closed when this returns.
  return await verb(site, (line) => void process.stdout.write(`${line}\n`))
}

function readVerb(): AdminVerb {
  const [name = '', ...words] = process.argv.slice(2)
  const verb = Object.hasOwn(readers, name) ? readers[name]?.(words) : undefined
  if (verb) return verb
  process.stderr.write(memberUsage + orderUsage + stockUsage + competitionUsage + articleUsage)
  process.exit(2)
}
