import { memo } from 'react'
import { writeClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import { FiguresTable } from '../../figures.tsx'
import { refusalWords, systemWords } from '../system-words.ts'
import type { Outcome } from './list-answer.ts'

type RulesComparisonProps = { outcomes: readonly Outcome[] }

export const RulesComparison = memo(function RulesComparison({ outcomes }: RulesComparisonProps) {
  if (outcomes.length === 0) return null
  const before = outcomes.find(({ system }) => system === 'ancien')
  const already = before && new Set(qualifiedOf(before).map(({ line }) => line))
  return (
    <>
      <h3 className="d4 results-heading">L’ancienne règle et les nouvelles</h3>
      <FiguresTable
        caption="Qui se qualifie selon la règle"
        head={['Règle', 'Femmes', 'Hommes', 'Temps le plus long', 'Nouveaux']}
      >
        {outcomes.map((outcome) => {
          const { system, result } = outcome
          const qualified = qualifiedOf(outcome)
          const women = qualified.filter(({ group }) => group.gender === 'F').length
          return (
            <tr key={system} data-ligne={`regle-${system}`}>
              <th scope="row">{systemWords[system].short}</th>
              {result.ok ? (
                <>
                  <td className="num">{women}</td>
                  <td className="num">{qualified.length - women}</td>
                  <td className="num">{slowestOf(qualified)}</td>
                  <td className="num">{newcomersOf(system, qualified, already)}</td>
                </>
              ) : (
                <td colSpan={4}>{refusalWords[result.reason]}</td>
              )}
            </tr>
          )
        })}
      </FiguresTable>
    </>
  )
})

function qualifiedOf({ result }: Outcome) {
  return result.ok ? result.rows.filter(({ place }) => place !== 'non') : []
}

function slowestOf(qualified: ReturnType<typeof qualifiedOf>): string {
  if (qualified.length === 0) return '—'
  return writeClock(Math.max(...qualified.map(({ time }) => time)), { hours: true })
}

function newcomersOf(
  system: Outcome['system'],
  qualified: ReturnType<typeof qualifiedOf>,
  already: ReadonlySet<number> | undefined,
): string {
  if (system === 'ancien' || already === undefined) return '—'
  return writeNumber(qualified.filter(({ line }) => !already.has(line)).length, 0)
}
