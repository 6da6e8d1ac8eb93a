import { memo } from 'react'
import type { VmaPace } from '#app/domain/training/equivalence/vma.ts'
import { writeClock, writePercentage, writePace } from '#app/domain/training/typed/writing.ts'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { TypedField } from '../../fields.tsx'
import { FigureCell, FiguresTable } from '../../figures.tsx'
import { SectionHead } from '../../section-head.tsx'
import { CalculateButton } from '../../tool-form.tsx'
import { isExample, type ToolQuery } from '../../tool-query.ts'
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
          className={joinClasses(percent === 100 && 'row-marked') || undefined}
        >
          <th scope="row">{writePercentage(percent)}</th>
          <FigureCell name="allure" value={pace} text={writePace(pace)} isMain />
          <FigureCell name="temps-400" value={time400} text={writeClock(time400, { tenths: true })} />
        </tr>
      ))}
    </FiguresTable>
  )
})

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
        <SectionHead id="vma-titre" title="Votre VMA et ses zones">
          <p className="muted">Une VMA connue compte d’abord, puis le demi-Cooper, puis un autre test.</p>
        </SectionHead>
        <div className="tool-columns">
          <VmaFields answer={answer} />
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
      <p className="muted equivalents-note">
        Les conventions varient d’un entraîneur à l’autre&nbsp;: tapez vos bornes par-dessus les nôtres.
      </p>
    </div>
  )
}

function VmaFields({ answer }: { answer: VmaAnswer }) {
  return (
    <div className="equivalence-fields">
      <div className="equivalence-pair">
        <TypedField
          name="vma"
          label="VMA connue"
          reading={answer.typed}
          hint="En km/h, comme 15,5."
          inputMode="decimal"
        />
        <TypedField
          name="demi-cooper"
          label="Demi-Cooper"
          reading={answer.halfCooper}
          hint="Mètres courus en 6 minutes."
          inputMode="decimal"
        />
      </div>
      <div className="equivalence-pair">
        <TypedField
          name="distance-test"
          label="Autre test, distance"
          reading={answer.test.distance}
          hint="Comme 1500 ou 2000"
        />
        <TypedField
          name="temps-test"
          label="Son temps"
          reading={answer.test.time}
          hint="De 4 à 8 minutes, à fond."
        />
      </div>
      <CalculateButton />
    </div>
  )
}
