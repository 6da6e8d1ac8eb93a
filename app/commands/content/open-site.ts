import { readEdits } from '#app/domain/content-edits/store.server.ts'
import type { EditServices } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { openSiteContent, storageIn } from '#content/site-content.ts'
import type { Environment } from '#server/environment.ts'
import { shownSources, textOfProblem } from '@allure/content-engine'
import { openCommandDatabase } from './open-database.ts'

export type CommandSite = {
  services: EditServices & { content: SiteContentReader }
  refused: readonly string[]
  /** Hashes of the texts that the site on this machine shows; undefined when it never ran here. */
  shown: ReadonlyMap<string, string> | undefined
}

/** Opens content, edits and database. Throws `ContentError` when the files themselves have problems. */
export async function openCommandSite(
  environment: Environment,
  opened: AsyncDisposableStack,
): Promise<CommandSite> {
  const { database } = await openCommandDatabase(environment, opened)
  const refused: string[] = []
  const content = await openSiteContent({
    showsSamples: true,
    now: systemClock.now,
    overlay: { read: () => readEdits(database) },
    onRefusedEdit: (problems) => refused.push(...problems.map(textOfProblem)),
  })
  opened.defer(() => content.close())
  const shown = shownSources(storageIn(environment.dataDirectory))
  return { services: { database, content, clock: systemClock }, refused, shown }
}
