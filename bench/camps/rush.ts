import { print } from '../figures.ts'
import { readyBookers } from './ready-bookers.ts'
import type { BenchCamp } from './room.ts'

const people = 200
const places = 5

/** Two hundred people press at once for the last five places. */
export async function measureRush(site: { url: string }, camp: BenchCamp): Promise<void> {
  await camp.setFree(places)
  const ready = await readyBookers(site, people)
  const start = performance.now()
  const answers = await Promise.all(ready.map((press) => press()))
  const seconds = (performance.now() - start) / 1000
  const name = `camps: ${people} people at once for ${places} places`
  print(`${name}, booked`, answers.filter((status) => status === 303).length)
  print(`${name}, told politely`, answers.filter((status) => status === 409).length)
  print(`${name}, seconds`, seconds)
}
