import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readWorkout } from '#app/domain/training/workouts/read-workout.ts'
import { writtenTotals } from '#app/domain/training/workouts/totals.ts'
import { sessionMarkdown, stepText, timesOf, type TypedSession } from './session-text.ts'

const step = (typed: Partial<TypedSession['steps'][number]>) => ({
  times: '',
  amount: '',
  effort: '',
  recovery: '',
  ...typed,
})

test.each([
  [{ amount: '20 min', effort: 'footing' }, '20 min footing'],
  [
    { times: '3', amount: '8 min', effort: 'seuil', recovery: '2 min trot' },
    '3 × 8 min seuil, récup 2 min trot',
  ],
  [{ times: '10', amount: ' 400 m ', effort: 'VMA' }, '10 × 400 m VMA'],
  [{ times: '1', amount: '10 min', effort: 'facile', recovery: '2 min' }, '10 min facile'],
  [{ effort: 'Gammes' }, 'Gammes'],
  [{ times: '6', recovery: '30 s' }, ''],
] as const)('%o is written « %s »', (typed, text) => {
  expect(stepText(step(typed))).toBe(text)
})

test.each([
  ['', 1],
  ['0', 1],
  ['-4', 1],
  ['2,5', 1],
  ['2.5', 2],
  ['12', 12],
  ['900', 100],
] as const)('« %s » times are %i', (times, count) => {
  expect(timesOf({ times })).toBe(count)
})

const session: TypedSession = {
  title: 'Seuil "court" & sec',
  sport: 'course',
  steps: [
    step({ amount: '20 min', effort: 'footing' }),
    step({}),
    step({ times: '3', amount: '8 min', effort: 'seuil', recovery: '2 min trot' }),
    step({ amount: '10 min', effort: 'facile' }),
  ],
}

test('what is written is what was meant: read again it lasts as long, and the site accepts it', async () => {
  const markdown = sessionMarkdown(session)
  expect(markdown.split('\n')).toEqual([
    ':::seance{titre="Seuil &quot;court&quot; &amp; sec" sport="course"}',
    '- 20 min footing',
    '- 3 × 8 min seuil, récup 2 min trot',
    '- 10 min facile',
    ':::',
  ])
  const steps = markdown
    .split('\n')
    .slice(1, -1)
    .map((line) => line.slice(2))
  const { duration } = writtenTotals(readWorkout('course', steps), { vma: undefined, css: undefined })
  expect(duration).toBe('58\u00a0min')
  const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
  const header = '---\ntitle: T\ndescription: D\nupdatedOn: 2026-11-01\n---\n\n'
  expect(await content.checkDocument('espaceAthlete', 'essai.md', `${header}${markdown}\n`)).toEqual([])
  content.close()
})

test('a session without a title is called one', () => {
  expect(sessionMarkdown({ ...session, title: ' ' })).toContain('titre="Séance"')
})
