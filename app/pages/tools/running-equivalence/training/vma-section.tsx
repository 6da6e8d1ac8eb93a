import { memo } from 'react'
import { isExample, type ToolQuery } from '../../tool-query.ts'
import { runningEquivalenceFields } from '../running-equivalence-fields.ts'
import type { VmaAnswer } from './vma-answer.ts'
import { VmaFields } from './vma-fields.tsx'
import { VmaFigures } from './vma-figures.tsx'
import { VmaTable } from './vma-table.tsx'
import { ZonesTable } from './zones-table.tsx'

/** The VMA, its tests, its paces and the French zones. */
export const VmaSection = memo(function VmaSection({
  query,
  answer,
}: {
  query: ToolQuery
  answer: VmaAnswer
}) {
  const isOwn =
    answer.vma?.source !== 'race' || !isExample(query, runningEquivalenceFields, ['distance', 'temps'])
  return (
    <section className="tool-section tool-section-raised" aria-labelledby="vma-titre">
      <div className="wrap">
        <div className="tool-section-head">
          <h2 className="d3" id="vma-titre">
            Votre VMA et ses zones
          </h2>
          <p className="muted">Une VMA connue compte d’abord, puis le demi-Cooper, puis un autre test.</p>
        </div>
        <div className="tool-columns">
          <VmaFields query={query} answer={answer} />
          <VmaFigures answer={answer} isOwn={isOwn} />
        </div>
        <div className="tool-columns equivalence-tables">
          <ZonesTable query={query} zones={answer.zones} />
          {answer.paces && <VmaTable paces={answer.paces} />}
        </div>
      </div>
    </section>
  )
})
