import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Activity } from '#app/domain/activities/activity.ts'
import { figuresOf } from '#app/domain/activities/figures/figures-of.ts'
import { fileOf, gpx, northward, type Point } from '#app/domain/activities/files/fixtures/written-files.ts'
import { readActivityFile } from '#app/domain/activities/files/read-activity-file.ts'
import { handMadeActivity } from '#app/domain/activities/hand-made.ts'
import { drawStory } from '#app/ui/art/stories/draw-story.ts'
import type { Letters } from '#app/ui/art/stories/letters.ts'
import { templateNames } from '#app/ui/art/stories/story.ts'
import lettersFile from '#app/ui/outlines/letters.json' with { type: 'json' }
import { usualLook } from '../story-query.ts'
import { recapOfOpened, recapStory } from './recap-story.ts'
import { drawnLegs, storyOf } from './story-of.ts'
import { usualFigures } from './usual-figures.ts'

const letters = lettersFile as unknown as Letters
const run = northward(600, 3, (second) => ({ altitude: 200 + (second % 50) }))
const each = (change: (point: Point, row: number) => Point) =>
  run.map((point, row) => ({ ...point, ...change(point, row) }))

const odd: Record<string, Point[]> = {
  'in 1970': each((_, row) => ({ seconds: -1.75e9 + row })),
  'without a clock': run.map(({ latitude, longitude }) => ({ latitude, longitude })),
  'of one instant': each(() => ({ seconds: 0 })),
  'outside the Earth': each(() => ({ latitude: 145, longitude: 999 })),
  'not a number': each(() => ({ latitude: Number.NaN, altitude: Number.NaN, heartRate: Number.NaN })),
  'across the date line': each((_, row) => ({ latitude: 0, longitude: row < 300 ? 179.99 : -179.99 })),
  'over the pole': each((_, row) => ({
    latitude: 89.991 + (row < 300 ? row : 600 - row) * 3e-5,
    longitude: row < 300 ? 0 : 180,
  })),
  'from one end of the Earth to the other': each((_, row) => ({
    latitude: row < 300 ? 45 : -45,
    longitude: row < 300 ? 4 : -176,
    seconds: row * 3600,
  })),
  'in one place': each(() => ({ latitude: 45, longitude: 4, altitude: 0 })),
  'of two points': run.slice(0, 2),
  'at the height of satellites': each(() => ({ altitude: 8999 })),
}

async function activitiesOf(points: readonly Point[]): Promise<Activity[]> {
  const { activities, message } = await readActivityFile(fileOf(gpx([points])))
  expect(activities.length > 0 || message).toBeTruthy()
  return activities
}

/** What should be in no picture, template by template. */
function wrongIn(activity: Activity): string[] {
  const figures = figuresOf(activity)
  const words = { clubName: 'Allure', title: activity.title, place: '', hasDate: true }
  const shown = { ...words, figures: usualFigures(figures) }
  const stories = [0, 300].map((cut) => storyOf(activity, drawnLegs(activity, cut), figures, shown))
  const recap = recapOfOpened([activity], activity, 'year')
  if (recap) stories.push(recapStory(recap, shown))
  return stories.flatMap((story) =>
    templateNames.flatMap((template) => {
      const svg = drawStory(story, { ...usualLook, template }, letters)
      const [wrong] = /NaN|undefined|Infinity|e[-+]?\d{2}/.exec(svg) ?? []
      return wrong ? [`${template}: ${wrong}`] : []
    }),
  )
}

test.each(Object.keys(odd))('a track %s is drawn whole, or refused in words', async (name) => {
  for (const activity of await activitiesOf(odd[name] ?? [])) expect(wrongIn(activity)).toEqual([])
})

test.each([{ temps: '42:30' }, { distance: '10 km' }, { sport: 'natation', temps: '1:00' }])(
  'so is %j, typed by hand without the other',
  (query) => {
    const { activity } = handMadeActivity(query)
    if (!activity) throw new Error('Either is enough')
    expect(wrongIn(activity)).toEqual([])
  },
)

test('so is whatever points there are', async () => {
  const number = fc.oneof(fc.double(), fc.integer({ min: -200, max: 200 }), fc.constant(Number.NaN))
  const point = fc.record({
    latitude: number,
    longitude: number,
    seconds: fc.integer({ min: -4e9, max: 4e9 }),
    altitude: number,
  })
  const near = fc.integer({ min: 0, max: 5000 }).map((second) => run[second % 601] ?? {})
  const points = fc.array(fc.oneof(point, near), { minLength: 2, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(points, async (all) => {
      for (const activity of await activitiesOf(all)) expect(wrongIn(activity)).toEqual([])
    }),
    { numRuns: 12 },
  )
})
