import type { AdminVerb } from '../admin-command/admin-verb.ts'
import { articleUsage, readArticleVerb } from '../admin-command/article-verbs.ts'
import { competitionUsage, readCompetitionVerb } from '../admin-command/competition-verbs.ts'
import {
  memberUsage,
  readInvitation,
  readMemberList,
  readSecondFactorReset,
} from '../admin-command/member-verbs.ts'
import { openAdminSite } from '../admin-command/open-site.ts'
import { orderUsage, readOrderVerb } from '../admin-command/order-verbs.ts'
import { readStockVerb, stockUsage } from '../admin-command/stock-verbs.ts'
import { CommandError } from '../content-command/command-error.ts'
import { readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../start-failure.ts'

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
