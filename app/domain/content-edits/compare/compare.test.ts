import { expect, test } from 'vitest'
import { hunksOf } from './hunks.ts'
import { mergeTexts, withTheirs } from './merge-texts.ts'
import { wordDifferences } from './word-differences.ts'

/** The same numbers each time. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('differences of any two lists make one out of the other', () => {
  const next = numbers(7)
  const list = () => Array.from({ length: next(9) }, () => 'abc'[next(3)] ?? 'a')
  for (let round = 0; round < 500; round++) {
    const [before, after] = [list(), list()]
    const made = [...before]
    for (const hunk of hunksOf(before, after).toReversed())
      made.splice(
        hunk.before.start,
        hunk.before.end - hunk.before.start,
        ...after.slice(hunk.after.start, hunk.after.end),
      )
    expect(made).toEqual(after)
  }
})

test('two texts are told apart by word', () => {
  expect(wordDifferences('Un\nDeux mots\n', 'Un\nDeux grands mots\n')).toEqual([
    { kind: 'same', text: 'Un\nDeux ' },
    { kind: 'new', text: 'grands ' },
    { kind: 'same', text: 'mots\n' },
  ])
  const said = (kind: string, before: string, after: string) =>
    wordDifferences(before, after)
      .flatMap((part) => (part.kind === kind || part.kind === 'same' ? [part.text] : []))
      .join('')
  const next = numbers(3)
  const text = () => Array.from({ length: next(30) }, () => ['a', 'b', ' ', '\n', 'é'][next(5)]).join('')
  for (let round = 0; round < 200; round++) {
    const [before, after] = [text(), text()]
    expect([said('gone', before, after), said('new', before, after)]).toEqual([before, after])
  }
})

test('a text of 200 kB that changed everywhere is compared within the second', () => {
  const long = (word: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${word}${index} suite\n`).join('')
  const start = performance.now()
  expect(wordDifferences(long('un'), long('deux')).length).toBeGreaterThan(0)
  expect(performance.now() - start).toBeLessThan(1000)
})

const base = '---\ntitle: T\nlevel: Tous\n---\n\nUn.\n\nDeux.\n\nTrois.\n'
const merge = (mine: string, theirs: string) => mergeTexts(base, mine, theirs, 'x.md')

test('what two people changed in other passages is put together', () => {
  const mine = base.replace('Un.', 'Un, relu.').replace('title: T', 'title: Titre')
  const theirs = base.replace('Trois.', 'Trois, relu.\n\nQuatre.')
  expect(merge(mine, theirs)).toEqual({
    text: base
      .replace('Un.', 'Un, relu.')
      .replace('title: T', 'title: Titre')
      .replace('Trois.', 'Trois, relu.\n\nQuatre.'),
    conflicts: [],
  })
  expect(merge(mine, base)).toEqual({ text: mine, conflicts: [] })
  expect(merge(base, theirs)).toEqual({ text: theirs, conflicts: [] })
  expect(merge(mine, mine)).toEqual({ text: mine, conflicts: [] })
  const without = base.replace('Deux.\n\n', '')
  expect(merge(without, mine).text).toBe(mine.replace('Deux.\n\n', ''))
})

test('what both changed is mine, and both are told', () => {
  const { text, conflicts } = merge(
    base.replace('Deux.', 'Deux à moi.'),
    base.replace('Deux.', 'Deux à eux.'),
  )
  expect(text).toContain('Deux à moi.')
  expect(text).not.toContain('Deux à eux.')
  expect(conflicts).toEqual([{ mine: 'Deux à moi.\n\n', theirs: 'Deux à eux.\n\n', before: 'Un.\n\n' }])
})

test('nothing that either wrote is lost, whatever they did', () => {
  const next = numbers(11)
  const origin = ['a', 'b', 'c', 'd', 'e']
  for (let round = 0; round < 500; round++) {
    const change = (who: string) => {
      const words = [...origin]
      for (let times = next(3); times >= 0; times--) words.splice(next(6), next(2), `${who}${times}`)
      return words
    }
    const [mine, theirs] = [change('m'), change('t')]
    const asText = (words: readonly string[]) => `---\nx: 1\n---\n\n${words.join('\n\n')}\n`
    const { text, conflicts } = mergeTexts(asText(origin), asText(mine), asText(theirs), 'x.md')
    const all = text + conflicts.map((conflict) => conflict.mine + conflict.theirs).join('')
    for (const word of [...mine, ...theirs].filter((one) => one.length > 1)) expect(all).toContain(word)
  }
})

test('their passage takes the place of mine, also where I had taken mine away; a place that is gone changes nothing', () => {
  const base = 'A.\n\nB.\n\nC.\n'
  const changed = mergeTexts(base, 'A.\n\nB moi.\n\nC.\n', 'A.\n\nB eux.\n\nC.\n', 'a.md')
  const [conflict] = changed.conflicts
  if (!conflict) throw new Error('no conflict')
  expect(withTheirs(changed.text, conflict)).toBe('A.\n\nB eux.\n\nC.\n')
  expect(withTheirs('Autre chose.\n', conflict)).toBe('Autre chose.\n')
  const gone = mergeTexts(base, 'A.\n\nC.\n', 'A.\n\nB $& eux.\n\nC.\n', 'a.md')
  const [taken] = gone.conflicts
  if (!taken) throw new Error('no conflict')
  expect(withTheirs(gone.text, taken)).toBe('A.\n\nB $& eux.\n\nC.\n')
})

test('a line that stands twice is taken where it was in conflict', () => {
  const hours = (two: string) => `days:\n  - day: 1\n    from: '10:00'\n  - day: 2\n    from: '${two}'\n`
  const merged = mergeTexts(hours('09:00'), hours('10:00'), hours('11:00'), 'equipe.yml')
  const [conflict] = merged.conflicts
  expect(merged.conflicts).toHaveLength(1)
  expect(conflict && withTheirs(merged.text, conflict)).toBe(hours('11:00'))
})
