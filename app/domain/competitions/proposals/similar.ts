import type { Competition } from '../competition.ts'

type Named = Pick<Competition, 'title' | 'startOn' | 'endOn'>

/** Words that say what a race is, not which one. */
const commonWords = new Set(
  `de du des la le les et en au aux sur sous par pour dans avec chez un une ieme eme edition course courses trail
  trails cross route piste marathon semi relais foulees foulee corrida ekiden urbain nature km kms kilometres triathlon
  triathlons duathlon aquathlon swimrun natation eau libre traversee meeting championnat championnats france coupe
  challenge club cyclosportive gran fondo contre montre format sprint`.split(/\s+/),
)

/** Those on one of its days, under a name that shares half of what makes one stand out, typing mistakes forgiven. */
export function similarTo<Known extends Named>(proposal: Named, known: readonly Known[]): Known[] {
  return known.filter(
    ({ title, startOn, endOn }) =>
      startOn <= proposal.endOn && endOn >= proposal.startOn && areAlike(proposal.title, title),
  )
}

export function isSentAgain(
  proposal: Pick<Named, 'title' | 'startOn'>,
  known: Pick<Named, 'title' | 'startOn'>,
): boolean {
  return known.title === proposal.title && known.startOn === proposal.startOn
}

/** Whether two names share half of what makes one stand out, typing mistakes forgiven. */
export function areAlike(one: string, other: string): boolean {
  const [words, others] = [tellingWords(one), tellingWords(other)]
  const [shorter, longer] = words.length <= others.length ? [words, others] : [others, words]
  // Nothing stands out of « 10 km »: only the same name is alike.
  if (shorter.length === 0) return plainWords(one).join(' ') === plainWords(other).join(' ')
  const shared = shorter.filter((word) => longer.some((candidate) => isLike(word, candidate)))
  return shared.length * 2 >= shorter.length
}

function tellingWords(title: string): string[] {
  return plainWords(title).filter((word) => word.length > 1 && !/^\d/.test(word) && !commonWords.has(word))
}

function plainWords(title: string): string[] {
  const plain = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.split(/[^a-z\d]+/).filter((word) => word !== '')
}

const alikeFrom = 0.75

function isLike(word: string, other: string): boolean {
  if (word === other) return true
  if (word.length > 3 && other.length > 3 && (word.startsWith(other) || other.startsWith(word))) return true
  const [pairs, others] = [pairsOf(word), pairsOf(other)]
  const shared = [...pairs].filter((pair) => others.has(pair)).length
  return (2 * shared) / (pairs.size + others.size) >= alikeFrom
}

function pairsOf(word: string): Set<string> {
  return new Set(
    Array.from({ length: Math.max(1, word.length - 1) }, (_, index) => word.slice(index, index + 2)),
  )
}
