import { memo } from 'react'
import type { VmaPace } from '#app/domain/training/equivalence/vma.ts'
import { writeTenths, writePercentage, writePace } from '#app/domain/training/typed/writing.ts'
import { TypedField } from '../../fields.tsx'
import { FigureCell, FiguresTable } from '../../figures.tsx'
import { CalculateButton } from '../../tool-form.tsx'
import { isExample, type ToolQuery } from '../../tool-query.ts'
import { ToolSection } from '../../tool-section.tsx'
import { runningEquivalenceFields } from '../running-equivalence-fields.ts'
import type { VmaAnswer, ZoneRow } from './training-answer.ts'
import { VmaFigures, ZoneLine } from './vma-figures.tsx'

const VmaTable = memo(function VmaTable({ paces }: { paces: VmaPace[] }) {
  return (
    <FiguresTable
      caption="Allures par pourcentage de VMA"
      showCaption
      head={['% VMA', 'Allure', 'Tour de 400 m']}
    >
      {paces.map(({ percent, pace, time400 }) => (
        <tr
          key={percent}
          data-ligne={`vma-${percent}`}
          className={percent === 100 ? 'row-marked' : undefined}
        >
          <th scope="row">{writePercentage(percent)}</th>
          <FigureCell name="allure" value={pace} write={writePace} isMain />
          <FigureCell name="temps-400" value={time400} write={writeTenths} />
        </tr>
      ))}
    </FiguresTable>
  )
})

type VmaSectionProps = { query: ToolQuery; answer: VmaAnswer }

export const VmaSection = memo(function VmaSection({ query, answer }: VmaSectionProps) {
  const isOwn =
    answer.vma?.source !== 'race' || !isExample(query, runningEquivalenceFields, ['distance', 'temps'])
  return (
    <ToolSection
      look="raised"
      id="vma-titre"
      title="Votre VMA et ses zones"
      aside={<p className="muted">Une VMA connue compte d’abord, puis le demi-Cooper, puis un autre test.</p>}
    >
      <div className="tool-columns">
        <div className="tool-stack equivalence-fields">
          <div className="tool-pair">
            <TypedField name="vma" />
            <TypedField name="demi-cooper" />
          </div>
          <div className="tool-pair">
            <TypedField name="distance-test" />
            <TypedField name="temps-test" />
          </div>
          <CalculateButton />
        </div>
        <VmaFigures answer={answer} isOwn={isOwn} />
      </div>
      <div className="tool-columns equivalence-tables">
        <ZonesTable query={query} zones={answer.zones} />
        {answer.paces && <VmaTable paces={answer.paces} />}
      </div>
    </ToolSection>
  )
})

/** The French zones; conventions vary, so that every bound can be typed over. */
function ZonesTable({ query, zones }: { query: ToolQuery; zones: ZoneRow[] }) {
  return (
    <div>
      <FiguresTable
        caption="Zones par pourcentage de VMA"
        showCaption
        className="zones-table"
        head={['Zone', '% VMA', 'Allures']}
      >
        {zones.map((zone) => (
          <ZoneLine key={zone.key} zone={zone} query={query} />
        ))}
      </FiguresTable>
      <p className="muted small equivalents-note">
        Les conventions varient d’un entraîneur à l’autre&nbsp;: tapez vos bornes par-dessus les nôtres.
      </p>
    </div>
  )
}
