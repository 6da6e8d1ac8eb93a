import { memo } from 'react'
import type { QualificationRow } from '../../../domain/training/qualification/simulate.ts'
import { writeClock } from '../../../domain/training/typed/write-duration.ts'
import { Figure } from '../figure.tsx'
import { writeGroup } from './system-words.ts'

type ResultRowProps = {
  row: QualificationRow
  /** The kind of place under each other rule, with spaces between. */
  elsewhere: string
}

const placeWords: Record<string, string> = { auto: 'Automatique', pool: 'Liste', non: '—' }

export const ResultRow = memo(function ResultRow({ row, elsewhere }: ResultRowProps) {
  const { line, rank, group, time, graded, place } = row
  return (
    <tr data-ligne={line} className={place === 'non' ? undefined : 'row-marked'}>
      <th scope="row">
        <Figure name="rang" value={rank}>
          {String(rank)}
        </Figure>
      </th>
      <td>
        <data data-nom="groupe" value={group.key}>
          {writeGroup(group)}
        </data>
      </td>
      <td>{writeClock(time, { hours: true })}</td>
      <td>
        <Figure name="temps-gradue" value={graded}>
          {writeClock(graded, { hours: true })}
        </Figure>
      </td>
      <td>
        <data data-nom="place" value={place}>
          {placeWords[place] ?? '—'}
        </data>
      </td>
      {elsewhere.split(' ').map((other, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column each
        <td key={index}>{placeWords[other] ?? ''}</td>
      ))}
    </tr>
  )
})
