import { expect, test } from 'vitest'
import type { Activity } from '../activity.ts'
import { metresFromSegment } from '../cut-ends.ts'
import { fileOf, gpx, type Point } from '../files/fixtures/written-files.ts'
import { readActivityFile } from '../files/read-activity-file.ts'
import { mergeLegs } from '../merge-legs.ts'
import { at } from '../track/columns.ts'
import { linePieces } from './line-pieces.ts'

const home = { latitude: 45, longitude: 4 }
const degree = 111_195
const speed = 8

/** From home 3 km to the west, past home again to 3 km in the east, and home: a point each `every` seconds. */
async function ride(every: number, isRecorded: (metresEast: number) => boolean = () => true) {
  const turns = [0, -3000, 3000, 0]
  const points: Point[] = []
  let seconds = 0
  for (const [leg, from] of turns.slice(0, -1).entries()) {
    const to = turns[leg + 1] ?? 0
    for (let done = 0; done < Math.abs(to - from); done += speed * every) {
      const east = from + Math.sign(to - from) * done
      const isEnd = seconds === 0
      if (isEnd || isRecorded(east))
        points.push({ latitude: 45, longitude: 4 + east / degree / Math.cos(Math.PI / 4), seconds })
      seconds += every
    }
  }
  points.push({ ...home, seconds })
  const head = '<name>Vélo</name><type>cycling</type>'
  const { activities } = await readActivityFile(fileOf(gpx([points], head)))
  const [activity] = activities
  if (!activity) throw new Error('It is read')
  return activity
}

/** How near to home the drawn line comes, and how much of it there is, in metres. */
function drawn(activity: Activity, cutMetres: number) {
  let [nearest, length] = [Infinity, 0]
  const { cut, pieces } = linePieces(activity, cutMetres)
  for (const [leg, { track }] of cut.legs.entries()) {
    const placeAt = (row: number) => ({
      latitude: at(track.latitudes, row),
      longitude: at(track.longitudes, row),
    })
    for (const piece of pieces[leg] ?? [])
      for (let index = 1; index < piece.length; index += 1) {
        const [one, other] = [placeAt(at(piece, index - 1)), placeAt(at(piece, index))]
        nearest = Math.min(nearest, metresFromSegment(home, one, other))
        length += metresFromSegment(one, other, other)
      }
  }
  return { nearest, length }
}

test.each([
  ['a row a second', ride(1)],
  ['a row every five seconds', ride(5)],
  ['a row every minute', ride(60)],
  ['no row at all near home', ride(1, (east) => Math.abs(east) > 400)],
])('with %s, no line is drawn through home when the way passes it again', async (_, made) => {
  const { nearest, length } = drawn(await made, 300)
  expect(nearest).toBeGreaterThan(300)
  expect(length).toBeGreaterThan(8000)
  expect(length).toBeLessThan(10_850)
})

test('nor in any leg of several put together; all of it is drawn where nothing is cut', async () => {
  const morning = await ride(5)
  const evening = { ...morning, id: 'soir', startedAt: new Date(Number(morning.startedAt) + 3 * 3600_000) }
  const merged = mergeLegs([morning, evening])
  if (!merged.ok) throw new Error(merged.message)
  expect(drawn(merged.activity, 300).nearest).toBeGreaterThan(300)
  expect(drawn(morning, 0).nearest).toBeLessThan(1)
  expect(drawn(morning, 0).length / 12_000).toBeCloseTo(1, 2)
})
