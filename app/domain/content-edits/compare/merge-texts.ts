import { splitText } from '../form/document-text.ts'
import { hunksOf, type Hunk } from './hunks.ts'

export type Conflict = {
  readonly mine: string
  readonly theirs: string
  /** What stands right before the passage in the merged text. */
  readonly before: string
}

type Merged = {
  /** Both changes together; where they are of one passage, mine. */
  readonly text: string
  readonly conflicts: readonly Conflict[]
}

/** What two people made of one text, together: by line in its fields, by paragraph in its text. */
export function mergeTexts(base: string, mine: string, theirs: string, file: string): Merged {
  const [origin, own, other] = [base, mine, theirs].map((text) => piecesOf(text, file)) as [
    string[],
    string[],
    string[],
  ]
  const conflicts: Conflict[] = []
  const pieces: string[] = []
  let at = 0
  for (const { start, end, ours, others } of regions(hunksOf(origin, own), hunksOf(origin, other))) {
    pieces.push(...origin.slice(at, start))
    const original = origin.slice(start, end)
    const my = sideOf(own, ours, { start, end, original })
    const their = sideOf(other, others, { start, end, original })
    for (const one of apart({ my, their, original })) {
      const { mine, theirs, before } = one
      if (mine !== theirs && mine !== before && theirs !== before)
        conflicts.push({ mine, theirs, before: pieces.at(-1) ?? '' })
      pieces.push(mine === before ? theirs : mine)
    }
    at = end
  }
  const text = [...pieces, ...origin.slice(at)].join('').replace(/\n*$/, '\n')
  return { text, conflicts }
}

/** The text with their passage where mine stands; as it is when its writer has changed that place since. */
export function withTheirs(text: string, { mine, theirs, before }: Conflict): string {
  // Lines such as `from: '10:00'` stand in several places: the one after what stood before it is meant.
  const at = text.indexOf(before + mine)
  if (mine !== '' && at !== -1)
    return text.slice(0, at) + before + theirs + text.slice(at + before.length + mine.length)
  if (mine !== '') return text.replace(mine.trimEnd(), () => theirs.trimEnd())
  return text.replace(before, () => before + theirs)
}

function piecesOf(text: string, file: string): string[] {
  const plain = text.replaceAll('\r\n', '\n').replace(/\n*$/, '\n\n')
  const { body } = splitText(plain, file)
  const head = body === undefined ? plain : plain.slice(0, plain.length - body.length)
  return [...(head.match(/[^\n]*\n/g) ?? []), ...(body?.match(/[^\n][^]*?\n{2,}/g) ?? [])]
}

type Region = { start: number; end: number; ours: Hunk[]; others: Hunk[] }

/** Where either differs from the origin; hunks that touch are one region. */
function regions(ours: readonly Hunk[], others: readonly Hunk[]): readonly Region[] {
  const all = [
    ...ours.map((own) => ({ own, isOurs: true })),
    ...others.map((own) => ({ own, isOurs: false })),
  ].toSorted(
    (one, two) => one.own.before.start - two.own.before.start || one.own.before.end - two.own.before.end,
  )
  const found: Region[] = []
  for (const { own, isOurs } of all) {
    const { start, end } = own.before
    let region = found.at(-1)
    if (!region || start > region.end || (start === region.end && region.start < region.end && start < end)) {
      region = { start, end, ours: [], others: [] }
      found.push(region)
    }
    region.end = Math.max(region.end, end)
    ;(isOurs ? region.ours : region.others).push(own)
  }
  return found
}

type Sides = { readonly my: string[]; readonly their: string[]; readonly original: string[] }

/** A region piece by piece where all three have as many, so that who changed one line keeps the other's next to it; else as a whole. */
function apart({ my, their, original }: Sides) {
  const isEven = my.length === original.length && their.length === original.length
  if (!isEven) return [{ mine: my.join(''), theirs: their.join(''), before: original.join('') }]
  return original.map((before, index) => ({ mine: my[index] ?? '', theirs: their[index] ?? '', before }))
}

type Origin = { start: number; end: number; original: string[] }

/** What one side says of the origin's pieces from `start` to `end`. */
function sideOf(
  pieces: readonly string[],
  hunks: readonly Hunk[],
  { start, end, original }: Origin,
): string[] {
  const [first] = hunks
  const last = hunks.at(-1)
  if (!first || !last) return original
  const from = first.after.start - (first.before.start - start)
  return pieces.slice(from, last.after.end + (end - last.before.end))
}
