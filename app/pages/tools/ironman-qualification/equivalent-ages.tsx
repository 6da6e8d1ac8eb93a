import { memo } from 'react'
import { type Equivalent, isFactorPublished } from '#app/domain/training/qualification/grading.ts'
import { writeLongClock } from '#app/domain/training/typed/writing.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Figure } from '../figures.tsx'
import type { QualificationAnswer } from './qualification-answer.ts'
import { genderWords, writeGroup } from './system-words.ts'

export const EquivalentAges = memo(function EquivalentAges({ answer }: { answer: QualificationAnswer }) {
  const { equivalents, group, system } = answer
  const own = equivalents.filter((equivalent) => equivalent.group.gender === group?.gender)
  const others = equivalents.filter((equivalent) => equivalent.group.gender !== group?.gender)
  const otherGender = genderWords[group?.gender === 'F' ? 'M' : 'F']
  return (
    <section className="tool-stack tool-stack-close" aria-labelledby="chaque-age">
      <h2 className="d4" id="chaque-age">
        Votre temps, à chaque âge
      </h2>
      {own.length === 0 ? (
        <p className="muted">
          {system === 'ancien'
            ? 'Sans coefficient, pas d’équivalence entre les âges.'
            : whatIsMissing(answer)}
        </p>
      ) : (
        <>
          <p className="muted">Le chrono réel qui donne le même temps pondéré.</p>
          <EquivalentRows caption="Temps équivalents par âge" rows={own} mine={group?.key} />
          <details className="equivalent-others">
            <summary>{`Et chez les ${otherGender}`}</summary>
            <p className="muted">
              {system === '2025-07'
                ? 'Femmes et hommes étaient dans une même liste.'
                : 'Même temps pondéré, mais les deux listes sont séparées\u00a0: rien ne les compare le jour de l’attribution.'}
            </p>
            <EquivalentRows caption={`Temps équivalents, ${otherGender}`} rows={others} mine={group?.key} />
          </details>
        </>
      )}
    </section>
  )
})

function whatIsMissing({ group, time }: QualificationAnswer): string {
  return [group === undefined && 'Choisissez votre groupe d’âge.', time === undefined && 'Indiquez un temps.']
    .filter(Boolean)
    .join(' ')
}

type EquivalentRowsProps = { caption: string; rows: readonly Equivalent[]; mine: string | undefined }

const EquivalentRows = memo(function EquivalentRows({ caption, rows, mine }: EquivalentRowsProps) {
  const times = rows.map(({ time }) => time)
  const [least, most] = [Math.min(...times), Math.max(...times)]
  return (
    <DataTable caption={caption} className="figures-table rows-low equivalent-ages">
      <thead className="vh">
        <tr>
          <th scope="col">Groupe d’âge</th>
          <th scope="col">Temps</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, time }) => (
          <tr
            key={group.key}
            data-ligne={group.key}
            className={group.key === mine ? 'row-marked' : undefined}
          >
            <th scope="row">
              {writeGroup(group)}
              {!isFactorPublished(group) && <small> (coefficient de 75–79 ans)</small>}
            </th>
            <td
              className="num"
              style={{ '--length': `${(12 + (88 * (time - least)) / (most - least)).toFixed(1)}%` }}
            >
              <Figure name="temps" value={time} write={writeLongClock} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
})
