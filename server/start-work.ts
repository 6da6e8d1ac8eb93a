import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { nightlyBackup } from './backup/nightly-backup.ts'
import type { BuiltApplication } from './build.ts'
import { followChanges } from './content/follow-changes.ts'
import { followEdits } from './content/live-content.ts'
import { takeContent, type TakenContent } from './content/taken-content.ts'
import { diskRoom } from './disk-room.ts'
import type { Environment } from './environment.ts'
import type { PageCache } from './http/cache/page-cache.ts'
import { startJobs } from './jobs.ts'
import type { OpenServices } from './open-services.ts'
import { writeVisitsEachSecond } from './write-visits.ts'

const sampleSeason = new URL('../content/samples/competitions.yml', import.meta.url)

/** What runs beside the answers: samples, jobs, what other instances change, what new content brings. */
export async function startWork(
  { services, database, routeRules, maintenance, logger }: OpenServices,
  environment: Environment,
  { load, pages }: { load: () => Promise<BuiltApplication>; pages: PageCache },
  opened: AsyncDisposableStack,
): Promise<TakenContent> {
  const built = await load()
  if (environment.showsSamples)
    await built.seedSampleCompetitions(services, parse(await readFile(sampleSeason, 'utf8')))
  else await built.removeSampleCompetitions(services)
  const { pool } = database.connection
  const { dataDirectory } = environment
  const ofServer = { nightly_backup: nightlyBackup(environment, logger), disk_room: diskRoom(environment) }
  const tasks = built.tasks(services, ofServer)
  const jobs = await startJobs({ pool, dataDirectory }, tasks, logger)
  opened.defer(jobs.stop)
  opened.defer(writeVisitsEachSecond(() => built.writeVisits(services, services.visits), { logger }))
  const rulesElsewhere = {
    channel: built.routeRulesChannel,
    readAgain: async () => {
      if (await routeRules.reload()) pages.clear()
    },
  }
  const closedElsewhere = {
    channel: built.maintenanceChannel,
    readAgain: async () => {
      if (await maintenance.reload()) pages.clear()
    },
  }
  const drops = built.pageDrops.map(({ channel, isTouched }) => ({
    channel,
    readAgain: async () => pages.drop(isTouched),
  }))
  const office = { channel: built.officeChannel, readAgain: async () => (await load()).officeChanged() }
  const edits = followEdits(services.content, built.contentEditsChannel)
  const changes = await followChanges(
    database.directUrl,
    [rulesElsewhere, closedElsewhere, office, edits, ...drops],
    logger,
  )
  opened.defer(() => changes.close())
  const takeIn = async () => (await load()).takeContentIn(services)
  const taken = await takeContent(services.content, takeIn, logger)
  opened.defer(taken.close)
  return taken
}
