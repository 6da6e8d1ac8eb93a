import { hunksOf } from './hunks.ts'

export type Difference = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }

/** Two texts as one, by word: what both say, what only the first says, what only the second. */
export function wordDifferences(before: string, after: string): readonly Difference[] {
  const byLine = differences(linesOf(before), linesOf(after), (gone, added) =>
    differences(wordsOf(gone), wordsOf(added), (text, other) => [
      { kind: 'gone', text },
      { kind: 'new', text: other },
    ]),
  )
  return joined(byLine.filter(({ text }) => text !== ''))
}

type Deeper = (gone: string, added: string) => readonly Difference[]

function differences(
  before: readonly string[],
  after: readonly string[],
  deeper: Deeper,
): readonly Difference[] {
  const parts: Difference[] = []
  let at = 0
  for (const { before: own, after: other } of hunksOf(before, after)) {
    parts.push({ kind: 'same', text: before.slice(at, own.start).join('') })
    parts.push(
      ...deeper(before.slice(own.start, own.end).join(''), after.slice(other.start, other.end).join('')),
    )
    at = own.end
  }
  return [...parts, { kind: 'same', text: before.slice(at).join('') }]
}

function joined(parts: readonly Difference[]): readonly Difference[] {
  const whole: Difference[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last?.kind === part.kind) whole[whole.length - 1] = { kind: part.kind, text: last.text + part.text }
    else whole.push(part)
  }
  return whole
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
