import { memo, useMemo, useState } from 'react'
import type { QualificationRow } from '#app/domain/training/qualification/simulate.ts'
import { machineValue, writeLongClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { FiguresTable } from '../../figures.tsx'
import { systemWords, writeGroup } from '../system-words.ts'
import type { Outcome } from './list-answer.ts'

const placeWords = { auto: 'Automatique', pool: 'Liste', non: '—' }

type ResultsTableProps = { outcomes: readonly Outcome[]; system: Outcome['system']; isWhole: boolean }

const firstRows = 60
const mostRows = 5000
// As `ironman-qualification.css` has it.
const rowsOnPaper = 12

export const ResultsTable = memo(function ResultsTable({ outcomes, system, isWhole }: ResultsTableProps) {
  const [showsAll, setShowsAll] = useState(isWhole)
  const [onlyQualified, setOnlyQualified] = useState(false)
  const asked = outcomes.find((outcome) => outcome.system === system)
  const others = useMemo(() => placesOfOthers(outcomes, system), [outcomes, system])
  const wanted = useMemo(() => {
    const rows = asked?.result.ok ? asked.result.rows : []
    return onlyQualified ? rows.filter(({ place }) => place !== 'non') : rows
  }, [asked, onlyQualified])
  const shown = useMemo(() => wanted.slice(0, showsAll ? mostRows : firstRows), [wanted, showsAll])
  const html = useMemo(() => {
    const elsewhere = (line: number) => others.map(({ places }) => places.get(line) ?? 'non')
    return shown.map((row) => writeResultRow(row, elsewhere(row.line))).join('')
  }, [shown, others])
  const counted = system === 'ancien' ? 'Temps qui compte' : 'Temps pondéré'
  const elsewhere = others.map((other) => systemWords[other.system].short)
  const head = ['Rang', 'Groupe', 'Temps', counted, 'Place', ...elsewhere]
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
      <FiguresTable
        caption="Qui se qualifie, par temps pondéré"
        className="results-table"
        head={head}
        html={html}
      />
      {shown.length > rowsOnPaper && (
        <p className="on-paper">{`Les ${rowsOnPaper} premiers sont imprimés, sur ${writeNumber(wanted.length, 0)}.`}</p>
      )}
      {showsAll && shown.length < wanted.length && (
        <p>{`Les ${writeNumber(mostRows, 0)} premières lignes sont montrées ; toutes ont compté.`}</p>
      )}
      {!showsAll && shown.length < wanted.length && (
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

type PlaceKind = keyof typeof placeWords

function writeResultRow(row: QualificationRow, elsewhere: readonly PlaceKind[]): string {
  const { line, rank, group, time, graded, place } = row
  const cells = [
    `<data data-nom="groupe" value="${group.key}">${writeGroup(group)}</data>`,
    writeLongClock(time),
    `<data data-nom="temps-gradue" value="${machineValue(graded)}">${writeLongClock(graded)}</data>`,
    `<data data-nom="place" value="${place}">${placeWords[place]}</data>`,
    ...elsewhere.map((other) => placeWords[other]),
  ]
  const head = `<th scope="row"><data data-nom="rang" value="${rank}">${rank}</data></th>`
  const mark = place === 'non' ? '' : ' class="row-marked"'
  return `<tr data-ligne="${line}"${mark}>${head}${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
