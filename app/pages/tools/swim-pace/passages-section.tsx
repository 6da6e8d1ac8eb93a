import { memo } from 'react'
import { type PassageStep, lengthsAt, passagesOf } from '#app/domain/training/swimming/passages.ts'
import type { PoolKey } from '#app/domain/training/swimming/pools.ts'
import type { Swim } from '#app/domain/training/swimming/swim.ts'
import { writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { Choice } from '../fields.tsx'
import { FigureCell, FiguresTable, paperStep, ThinnedOnPaper } from '../figures.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { ToolSection } from '../tool-section.tsx'
import { stepChoices } from './swim-pace-fields.ts'
import { writeMetres, writePassageDistance } from './write-swim.ts'

type PassagesProps = { pool: PoolKey; step: PassageStep; hasTenths: boolean }

export function PassagesSection({ swim, ...choice }: PassagesProps & { swim: Swim | undefined }) {
  const unit = choice.pool === '25y' ? 'yd' : 'm'
  return (
    <ToolSection
      look="column"
      id="passages"
      title="Vos passages"
      aside={
        swim && (
          <p className="muted smaller swim-small">
            {writeMetres(swim.distance)} à {writePace(swim.pace, '100 m')}
          </p>
        )
      }
    >
      <div className="chips swim-step">
        <Choice
          legend="Un passage tous les"
          name="pas"
          options={stepChoices.map(({ value, label }) => ({
            value,
            label: value === '50' || value === '100' ? `${label}\u00a0${unit}` : label,
          }))}
          defaultValue={choice.step}
        />
        <CalculateButton />
      </div>
      {swim ? (
        <PassagesTable {...choice} distance={swim.distance} time={swim.time} />
      ) : (
        <p className="muted">Une distance et un temps donnent vos temps de passage.</p>
      )}
    </ToolSection>
  )
}

const PassagesTable = memo(function PassagesTable(props: PassagesProps & { distance: number; time: number }) {
  const { distance, time, pool, step, hasTenths } = props
  const passages = passagesOf({ distance, time }, pool, step)
  if (!passages) return <p className="muted">Cette distance est trop longue pour un tableau.</p>
  const clock = (seconds: number) => writeClock(seconds, { tenths: hasTenths })
  const { rows, hasTooMany } = passages
  const shown = rows.filter(({ isShown }) => isShown).length
  const printed = paperStep(shown)
  return (
    <>
      {hasTooMany && (
        <p className="muted smaller swim-small">
          Cela ferait trop de lignes : voici celles qui tiennent dans un tableau.
        </p>
      )}
      <FiguresTable caption="Temps de passage" head={['Longueurs', 'Distance', 'Passage', 'Reste']}>
        {rows.map((row, index) => {
          const isLast = index === rows.length - 1
          return (
            <tr
              key={index}
              data-ligne={Math.round(row.distance * 1000) / 1000}
              hidden={!row.isShown}
              className={
                joinClasses(
                  isLast && 'row-marked row-last',
                  printed > 1 && (index + 1) % printed > 0 && !isLast && 'off-paper',
                ) || undefined
              }
            >
              <th scope="row">{writeNumber(lengthsAt(row.distance, pool), 1)}</th>
              <td>{writePassageDistance(row.distance, pool === '25y')}</td>
              <FigureCell name="passage" value={row.passage} write={clock} isMain />
              <td className="muted">{isLast ? 'arrivée' : clock(time - row.passage)}</td>
            </tr>
          )
        })}
      </FiguresTable>
      <ThinnedOnPaper rows={shown} step={printed} />
    </>
  )
})
