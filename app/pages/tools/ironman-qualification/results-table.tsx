import { memo, useMemo, useState } from 'react'
import { writeNumber } from '../../../domain/training/typed/write-number.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { DataTable } from '../../../ui/kit/data-table.tsx'
import type { Outcome } from './list-answer.ts'
import { ResultRow } from './result-row.tsx'
import { systemWords } from './system-words.ts'

type ResultsTableProps = { outcomes: readonly Outcome[]; system: Outcome['system']; isWhole: boolean }

const firstRows = 60

/** Everybody who finished, in order of graded time; the first ones, and the others when they are asked for. */
export const ResultsTable = memo(function ResultsTable({ outcomes, system, isWhole }: ResultsTableProps) {
  const [showsAll, setShowsAll] = useState(isWhole)
  const [onlyQualified, setOnlyQualified] = useState(false)
  const asked = outcomes.find((outcome) => outcome.system === system)
  const others = useMemo(() => placesOfOthers(outcomes, system), [outcomes, system])
  const rows = asked?.result.ok ? asked.result.rows : []
  const wanted = onlyQualified ? rows.filter(({ place }) => place !== 'non') : rows
  const shown = showsAll ? wanted : wanted.slice(0, firstRows)
  return (
    <>
      <h3 className="d4 results-heading">{`Le classement, ${systemWords[system].label}`}</h3>
      {!isWhole && (
        <p>
          <Button look="line" aria-pressed={onlyQualified} onClick={() => setOnlyQualified(!onlyQualified)}>
            Les qualifiés seulement
          </Button>
        </p>
      )}
      <DataTable caption="Qui se qualifie, par temps pondéré" className="figures-table results-table">
        <thead>
          <tr>
            <th scope="col">Rang</th>
            <th scope="col">Groupe</th>
            <th scope="col">Temps</th>
            <th scope="col">{system === 'ancien' ? 'Temps qui compte' : 'Temps pondéré'}</th>
            <th scope="col">Place</th>
            {others.map((other) => (
              <th key={other.system} scope="col">
                {systemWords[other.system].short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ResultRow
              key={row.line}
              row={row}
              elsewhere={others.map(({ places }) => places.get(row.line) ?? 'non').join(' ')}
            />
          ))}
        </tbody>
      </DataTable>
      {shown.length < wanted.length && (
        <p className="results-more">
          <Button look="line" onClick={() => setShowsAll(true)}>
            {`Tout afficher, ${writeNumber(wanted.length, 0)} lignes`}
          </Button>
        </p>
      )}
    </>
  )
})

function placesOfOthers(outcomes: readonly Outcome[], system: Outcome['system']) {
  return outcomes.flatMap((outcome) => {
    if (outcome.system === system || !outcome.result.ok) return []
    const qualified = outcome.result.rows.filter(({ place }) => place !== 'non')
    return [{ system: outcome.system, places: new Map(qualified.map(({ line, place }) => [line, place])) }]
  })
}
