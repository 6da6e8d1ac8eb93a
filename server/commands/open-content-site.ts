import type { ContentSite } from '#app/commands/content/content-site.ts'
import { openSiteContent, storageIn } from '#app/content/site-content.ts'
import { readEdits } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { shownSources, textOfProblem } from '@allure/content-engine'
import type { Environment } from '../environment.ts'
import { openCommandDatabase } from './open-database.ts'

export async function openContentSite(
  environment: Environment,
  opened: AsyncDisposableStack,
  directory?: string,
): Promise<ContentSite> {
  const { database } = await openCommandDatabase(environment, opened)
  const refused: string[] = []
  const content = await openSiteContent({
    directory,
    showsSamples: true,
    now: systemClock.now,
    overlay: { read: () => readEdits(database) },
    onRefusedEdit: (problems) => refused.push(...problems.map(textOfProblem)),
  })
  opened.defer(() => content.close())
  const shown = shownSources(storageIn(environment.dataDirectory))
  return { services: { database, content, clock: systemClock }, refused, shown }
}
