import { memo } from 'react'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { formatWords } from './triathlon-words.ts'
import { usualRanges, writeSlowDownRange, writeTransitionRange } from './usual-ranges.ts'

/** Coaches' rules of thumb, as figures: the drawing of the slow-down shows the last column. */
export const UsualRangesTable = memo(function UsualRangesTable() {
  return (
    <DataTable
      caption="Repères d’entraîneurs, à vérifier sur vos courses"
      showCaption
      className="figures-table usual-ranges"
    >
      <thead>
        <tr>
          <th scope="col">Format</th>
          <th scope="col">Chaque transition</th>
          <th scope="col">Ralentissement à pied</th>
        </tr>
      </thead>
      <tbody>
        {usualRanges().map(({ format, transition, slowDown }) => (
          <tr key={format}>
            <th scope="row">{formatWords[format].label}</th>
            <td>{writeTransitionRange(transition)}</td>
            <td>{slowDown ? writeSlowDownRange(slowDown) : 'pas de repère sûr'}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
})
