import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Activity } from '#app/domain/activities/activity.ts'
import { cutEnds } from '#app/domain/activities/cut-ends.ts'
import { figuresOf } from '#app/domain/activities/figures/figures-of.ts'
import { readActivityFile } from '#app/domain/activities/files/read-activity-file.ts'
import { projectTrack } from '#app/domain/activities/track/plane.ts'
import { elevationProfile, paceProfile } from '#app/domain/activities/track/profiles.ts'
import { simplifyLine } from '#app/domain/activities/track/simplify.ts'
import { print } from '../figures.ts'
import { writeGpx } from './written-day.ts'

const rounds = 5
/** Of a way 20 km wide in a picture of 1 080 pixels. */
const metresOfAPixel = 18

/** A file of 50 000 points and one of 100 MB: read, its figures, its line; and the memory that takes. */
export async function measureStories(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'allure-stories-'))
  try {
    // The large one first, so that the memory it takes is its own.
    await measureFile(join(folder, 'hundred-megabytes.gpx'), 290_000)
    await measureFile(join(folder, 'fifty-thousand.gpx'), 50_000)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureFile(path: string, points: number): Promise<void> {
  await writeGpx(path, points)
  const { size } = await stat(path)
  const label = `${points} points, ${Math.round(size / 1e6)} MB`
  const file = new File([await openAsBlob(path)], 'sortie.gpx')
  let activity: Activity | undefined
  const read = async () => {
    const { activities } = await readActivityFile(file)
    activity = activities[0]
  }
  await read()
  print(`${label}: most memory of the process so far, MB`, process.resourceUsage().maxRSS / 1024)
  await printTaken(`${label}: read, clock and processor, ms`, read)
  const track = activity?.legs[0]?.track
  if (!activity || !track) throw new Error('nothing was read')
  const opened = activity
  await printTaken(`${label}: figures`, () => figuresOf(opened))
  await printTaken(`${label}: ends cut, on a plane, simplified`, () => {
    const line = projectTrack(cutEnds(opened).legs[0]?.track ?? track)
    return simplifyLine(line, metresOfAPixel)
  })
  await printTaken(`${label}: profiles of altitude and pace`, () => [
    elevationProfile(track, 1000),
    paceProfile(track, 'run', 200),
  ])
}

async function printTaken(label: string, work: () => unknown): Promise<void> {
  const taken: { clock: number; processor: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [start, before] = [performance.now(), process.cpuUsage()]
    await work()
    const { user, system } = process.cpuUsage(before)
    taken.push({ clock: performance.now() - start, processor: (user + system) / 1000 })
  }
  const median = (name: 'clock' | 'processor') =>
    taken.map((one) => one[name]).toSorted((one, other) => one - other)[rounds >> 1] ?? Number.NaN
  print(label, `${median('clock').toFixed(0)}  ${median('processor').toFixed(0)}`)
}
