import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import type { SwimAnswer } from './swim-answer.ts'

/** How many lengths the swim is, and what another pool would change. */
export function PoolHint({ answer }: { answer: SwimAnswer }) {
  const lengths = lengthsSentence(answer)
  const other = otherPoolSentence(answer)
  return lengths || other ? <p className="field-hint">{[lengths, other].filter(Boolean).join(' ')}</p> : null
}

function lengthsSentence({ pool }: SwimAnswer): string | undefined {
  if (pool.lengths === undefined) return undefined
  if (!pool.endsAtWall) return `≈\u00a0${writeNumber(pool.lengths, 1)} longueurs.`
  const whole = Math.round(pool.lengths)
  return `${writeNumber(whole, 0)} longueur${whole > 1 ? 's' : ''}.`
}

function otherPoolSentence({ inLongPool, pool }: SwimAnswer): string | undefined {
  if (pool.key === '50') return 'Moins de virages\u00a0: un temps de 25\u00a0m ne s’y retrouve pas tel quel.'
  if (!inLongPool) return undefined
  const [from, to] = [writePace(inLongPool.from), writePace(inLongPool.to)]
  return `En bassin de 50\u00a0m, comptez plutôt ${from === to ? from : `${from} à ${to}`} (estimation, 2 à 3\u00a0% de plus).`
}
