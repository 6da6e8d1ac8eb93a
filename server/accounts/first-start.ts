import type { Services } from '#app/http/context.ts'
import type { BuiltApplication } from '../build.ts'

type Tools = Pick<BuiltApplication, 'clubClient' | 'firstAdminLink' | 'removeSampleMembers' | 'sampleLink'>

/** What the start says after `ready`: how to become the first administrator, and how to come in as a made-up person. */
export async function firstStartLines(
  { clubClient, firstAdminLink, removeSampleMembers, sampleLink }: Tools,
  services: Services,
  { showsSamples }: { showsSamples: boolean },
): Promise<string[]> {
  const own = { ...services, accounts: clubClient(services.auth).auth.admin }
  try {
    const first = await firstAdminLink(own)
    const lines = first ? [`first-admin ${first}`] : []
    if (showsSamples)
      return [
        ...lines,
        `sample-athlete ${await sampleLink(own, 'athlete')}`,
        `sample-admin ${await sampleLink(own, 'admin')}`,
      ]
    await removeSampleMembers(own)
    return lines
  } catch (error) {
    // Accounts that are elsewhere may be out of reach for a moment: the site is served all the same.
    services.logger.error({ err: error }, 'accounts not reached: no first links this time')
    return []
  }
}
