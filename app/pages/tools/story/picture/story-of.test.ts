import sharp from 'sharp'
import { expect, test } from 'vitest'
import { figuresOf } from '#app/domain/activities/figures/figures-of.ts'
import { fileOf, gpx, northward } from '#app/domain/activities/files/fixtures/written-files.ts'
import { readActivityFile } from '#app/domain/activities/files/read-activity-file.ts'
import { handMadeActivity } from '#app/domain/activities/hand-made.ts'
import { mergeLegs } from '#app/domain/activities/merge-legs.ts'
import { drawStory } from '#app/ui/art/stories/draw-story.ts'
import { fitWords, type Letters } from '#app/ui/art/stories/letters.ts'
import { palettes, usualPalette } from '#app/ui/art/stories/palettes.ts'
import { fits, shownTemplate } from '#app/ui/art/stories/shown-template.ts'
import { evenSplits } from '#app/ui/art/stories/splits.ts'
import {
  formats,
  templateNames,
  unmoved,
  type FormatName,
  type Story,
  type StoryLook,
} from '#app/ui/art/stories/story.ts'
import lettersFile from '#app/ui/outlines/letters.json' with { type: 'json' }
import { sample } from '../sample.ts'
import { describeRecap, recapOfOpened, recapOfStay, recapStory } from './recap-story.ts'
import { drawnLegs, storyOf } from './story-of.ts'
import { usualFigures } from './usual-figures.ts'

const letters = lettersFile as unknown as Letters
const plain: StoryLook = {
  template: 'faisceau',
  palette: usualPalette,
  shade: 'dark',
  format: 'story',
  ground: 'plain',
  veil: 0.3,
  hasMark: true,
  placement: unmoved,
}

function storyWith(activity: typeof sample, title = activity.title): Story {
  const figures = figuresOf(activity)
  const words = {
    clubName: 'Allure',
    title,
    place: 'Au bord de l’eau',
    hasDate: true,
    figures: usualFigures(figures),
  }
  return storyOf(activity, drawnLegs(activity, 300), figures, words)
}

const typed = handMadeActivity({ sport: 'natation', distance: '2400 m', temps: '47:00' }).activity
const later = { ...sample, id: 'soir', startedAt: new Date('2026-11-15T17:00:00Z') }
const merged = mergeLegs([sample, later])
if (!typed || !merged.ok) throw new Error('Both can be made')
const week = recapOfOpened([sample, later], sample, 'week')
if (!week) throw new Error('Both are of one week')

const long =
  'Tour du Mont Joly par les crêtes 🏔 et le refuge, aller-retour sous l’orage, sans frontale ni regrets'
const words = {
  clubName: 'Allure',
  title: week.title,
  place: '',
  hasDate: true,
  figures: ['distance', 'temps'] as const,
}
const stories: Record<string, Story> = {
  run: storyWith(sample),
  typed: storyWith(typed, ''),
  legs: storyWith(merged.activity, long),
  week: recapStory(week, words),
}

const everyLook = templateNames.flatMap((template) =>
  (Object.keys(formats) as FormatName[]).flatMap((format) =>
    (['plain', 'none', 'photo'] as const).map((ground) => ({ ...plain, template, format, ground })),
  ),
)

test.each(Object.keys(stories))(
  '%s: every template and format is whole, its words where no button lies',
  (name) => {
    const story = stories[name]
    if (!story) throw new Error('known')
    for (const look of everyLook) {
      const svg = drawStory(story, look, letters)
      const { width, height, top, bottom } = formats[look.format]
      const said = [name, look.template, look.format, look.ground]
      expect([...said, /NaN|undefined|Infinity|e-\d|<text|font|style=|href/.exec(svg)?.[0]]).toEqual([
        ...said,
        undefined,
      ])
      expect(svg).toContain(`width="${width}" height="${height}"`)
      const baselines = [...svg.matchAll(/<path transform="translate\(([-\d.]+) ([-\d.]+)\) scale/g)].map(
        ([, , y]) => Number(y),
      )
      expect(baselines.length).toBeGreaterThan(2)
      expect([...said, Math.min(...baselines) > top, Math.max(...baselines) <= bottom + 1]).toEqual([
        ...said,
        true,
        true,
      ])
      expect(svg.includes('M0 0H1080V1920H0Z')).toBe(look.ground !== 'none')
    }
  },
)

test.each(['faisceau', 'profil', 'seance', 'recap'] as const)(
  '%s: no line crosses the club’s name, the place and the date',
  async (template) => {
    const story = template === 'recap' ? stories.week : stories.run
    if (!story) throw new Error('known')
    const svg = drawStory(story, { ...plain, template, ground: 'none' }, letters)
    const art = svg.slice(0, svg.lastIndexOf('</g></g>') + 8)
    const { top } = formats.story
    const head = await sharp(Buffer.from(`${art}</svg>`))
      .extract({ left: 0, top, width: 1080, height: 78 })
      .extractChannel('alpha')
      .raw()
      .toBuffer()
    expect(head.some((alpha) => alpha > 0)).toBe(false)
  },
)

test('a title is broken into even rows, and no sliver is left of the last split', () => {
  const fitted = fitWords(letters, 'Tour du Mont Joly par les crêtes et le refuge', {
    face: 'title',
    sizes: [46],
    room: 912,
    most: 2,
  })
  expect(fitted.rows).toEqual(['Tour du Mont Joly par', 'les crêtes et le refuge'])
  const [leg] = storyWith(sample).legs
  if (!leg) throw new Error('one leg')
  expect(evenSplits({ ...leg, metres: 9300 }, 4, 10).map(({ metres }) => metres)).toEqual([
    ...Array.from({ length: 8 }, () => 1000),
    1300,
  ])
})

test('one figure alone is bright: the pace before the speed', () => {
  const { bright } = usualPalette.dark
  const figures = [
    { name: 'allure', label: 'Allure', value: '5′00″', unit: '/km' },
    { name: 'vitesse', label: 'Vitesse', value: '12', unit: 'km/h' },
  ]
  const svg = drawStory({ ...storyWith(sample), figures }, { ...plain, template: 'carte' }, letters)
  expect(svg.split(`fill="${bright}" d=`)).toHaveLength(2)
})

test('the same activity is the same picture, and each palette and tone has its own colours', () => {
  const run = storyWith(sample)
  expect(drawStory(run, plain, letters)).toBe(drawStory(storyWith(sample), plain, letters))
  const grounds = palettes.flatMap((palette) =>
    (['dark', 'light'] as const).map(
      (shade) => /fill="(#\w+)"/.exec(drawStory(run, { ...plain, palette, shade }, letters))?.[1],
    ),
  )
  expect(new Set(grounds).size).toBe(10)
})

test('the colours can be read on their ground: text and figures at 4.5 to 1 at least', () => {
  for (const { light, dark } of palettes)
    for (const { ground, text, muted, bright } of [light, dark])
      for (const [colour, least] of [
        [text, 7],
        [muted, 4.5],
        [bright, 3],
      ] as const)
        expect(contrast(colour, ground)).toBeGreaterThan(least)
})

test('lines are drawn from what was measured: another pace, another bundle; nothing measured, straight lines', () => {
  const { legs } = storyWith(sample)
  const [leg] = legs
  if (!leg) throw new Error('one leg')
  const drawn = (changed: Partial<typeof leg>) =>
    drawStory({ ...storyWith(sample), legs: [{ ...leg, ...changed }] }, plain, letters)
  const paces = leg.paces?.map((pace, index) => (index < 120 ? pace * 0.8 : pace * 1.2))
  expect(drawn({ paces })).not.toBe(drawn({}))
  expect(drawn({ elevations: leg.elevations?.toReversed() })).not.toBe(drawn({}))
  const flat = drawn({ paces: undefined, elevations: undefined })
  const [bright = ''] = /class="bright" d="[^"]*"/.exec(flat) ?? []
  expect(bright.replace(/[^tql]*/, '')).not.toMatch(/[tql][-\d.]+[ ,][1-9]/)
})

test('what a template needs and an activity has not is drawn as figures alone', () => {
  const byHand = storyWith(typed)
  expect(fits(byHand, 'relief')).toBe(false)
  expect(shownTemplate(byHand, 'relief')).toBe('sans-trace')
  expect(shownTemplate(storyWith(sample), 'relief')).toBe('relief')
  expect(fits(storyWith(sample), 'triptyque')).toBe(false)
  expect(shownTemplate(recapStory(week, words), 'faisceau')).toBe('recap')
})

test('a recap says its title and its figures as they were written and put in order', () => {
  const asked = { ...words, title: 'Une belle semaine', figures: ['activites', 'temps', 'distance'] as const }
  expect(recapStory(week, asked).figures.map(({ name }) => name)).toEqual(asked.figures)
  expect(describeRecap(week, asked)).toMatch(/^Une belle semaine, .*Activités.*Temps.*Distance/)
  expect(describeRecap(week, { ...asked, title: '', hasDate: false })).toMatch(/^Activités/)
})

test('a camp has a line a day, with a hill where something was opened, and is drawn without anything', () => {
  const stay = { title: 'Lanzarote', place: 'Playa Blanca', from: '2026-11-14', until: '2026-11-20' }
  const [none, some] = [recapOfStay([], stay), recapOfStay([sample, later], stay)]
  expect(some.rows.map(({ bumps }) => bumps.length)).toEqual([0, 2, 0, 0, 0, 0, 0])
  expect([none.rows.length, none.figures]).toEqual([7, []])
  expect(none.dates.replaceAll(/\s/g, ' ')).toBe('du 14 au 20 novembre 2026')
  const svg = drawStory(recapStory(none, { ...words, title: none.title, figures: [] }), plain, letters)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg.match(/class="bright"/g)).toHaveLength(1)
})

test('what is cut off at both ends is in no line; 0 shows all of it', () => {
  const drawnMetres = (cut: number) =>
    drawnLegs(sample, cut)
      .flatMap(({ line }) => line)
      .reduce((sum, piece) => sum + lengthOf(piece), 0)
  expect(drawnMetres(0) - drawnMetres(300)).toBeGreaterThan(580)
  expect(drawnMetres(0) - drawnMetres(1000)).toBeGreaterThan(1950)
  expect(drawnLegs(sample, 1000)[0]?.metres).toBe(drawnLegs(sample, 0)[0]?.metres)
})

test('a ride that passes home again is not drawn through it', async () => {
  const north = northward(375, 8)
  const again = [
    ...north,
    ...north.toReversed(),
    ...north.map(({ latitude = 0 }) => ({ latitude: 90 - latitude })),
  ]
  const points = again.filter((_, row) => row % 5 === 0)
  const ride = points.map((point, row) => ({ ...point, longitude: 4, seconds: row * 5 }))
  const { activities } = await readActivityFile(fileOf(gpx([ride], '<type>cycling</type>')))
  const lines = activities.flatMap((activity) => drawnLegs(activity, 300)).flatMap(({ line }) => line)
  expect(lines).toHaveLength(2)
  expect(lines.reduce((sum, piece) => sum + lengthOf(piece), 0)).toBeLessThan(3 * 2700)
})

function lengthOf(piece: readonly { x: number; y: number }[]): number {
  return piece.reduce((sum, { x, y }, index) => {
    const before = piece[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0
  }, 0)
}

test('a recap has a row a day, and a hill where each activity was', () => {
  const { rows, figures } = week
  expect(figures.map(({ name }) => name)).toEqual(['distance', 'temps', 'denivele', 'activites'])
  expect(rows).toHaveLength(7)
  expect(rows.map(({ bumps }) => bumps.length)).toEqual([0, 0, 0, 0, 0, 0, 2])
  expect(rows[6]?.bumps[1]?.along).toBeCloseTo(0.75, 2)
  expect(figures.find(({ name }) => name === 'distance')?.value).toBeCloseTo(
    2 * (drawnLegs(sample, 0)[0]?.metres ?? 0),
    3,
  )
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((first, second) => second - first)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('a short lap between long ones makes no cliff of the water', () => {
  const [leg] = storyWith(typed).legs
  if (!leg) throw new Error('one leg')
  const laps = [400, 800, 200, 800, 400].map((metres) => ({ metres, seconds: metres, isRest: false }))
  const svg = drawStory({ ...storyWith(typed), legs: [{ ...leg, metres: 2600, laps }] }, plain, letters)
  const slopes = [...svg.matchAll(/t([\d.]+) ?(-?[\d.]+)(?=[tl])/g)].map(([, x, y]) =>
    Math.abs(Number(y) / Number(x)),
  )
  expect(slopes.length).toBeGreaterThan(1000)
  expect(Math.max(...slopes)).toBeLessThan(2.2)
})
