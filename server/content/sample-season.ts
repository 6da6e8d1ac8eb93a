import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { Services } from '#app/http/context.ts'
import type { BuiltApplication } from '../build.ts'

type Tools = Pick<BuiltApplication, 'removeSampleCompetitions' | 'seedSampleCompetitions'>

const file = new URL('../../content/samples/competitions.yml', import.meta.url)

export async function bringSampleSeason(
  { removeSampleCompetitions, seedSampleCompetitions }: Tools,
  services: Services,
  { showsSamples }: { showsSamples: boolean },
): Promise<void> {
  if (showsSamples) await seedSampleCompetitions(services, parse(await readFile(file, 'utf8')))
  else await removeSampleCompetitions(services)
}
