import { memo, type CSSProperties } from 'react'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Figure } from '../figures.tsx'
import type { Segment } from './triathlon-time-answer.ts'
import { partWords, writeLegDistance, writeLegFigure } from './triathlon-words.ts'

type SegmentsTableProps = { segments: readonly Segment[]; total: number | undefined }

export const SegmentsTable = memo(function SegmentsTable({ segments, total }: SegmentsTableProps) {
  const metres = segments.reduce((sum, segment) => sum + (segment.metres ?? 0), 0)
  const arrival = total === undefined ? '—' : writeClock(total, { hours: true })
  return (
    <DataTable caption="Temps et cumul, segment par segment" className="figures-table segments-table">
      <thead>
        <tr>
          <th scope="col">Segment</th>
          <th scope="col" className="wide-only">
            Distance
          </th>
          <th scope="col">Allure</th>
          <th scope="col">Temps</th>
          <th scope="col">Cumul</th>
        </tr>
      </thead>
      <tbody>
        {segments.map(({ part, leg, metres, figure, time, end, share }) => (
          <tr key={part} data-ligne={partWords[part].name} className={leg ? undefined : 'row-transition'}>
            <th scope="row">
              {partWords[part].label}
              <i style={{ '--share': `${(share * 100).toFixed(1)}%` } as CSSProperties} />
            </th>
            <td className="wide-only">{leg && metres !== undefined && writeLegDistance(leg, metres)}</td>
            <td>{leg && figure !== undefined && writeLegFigure(leg, figure)}</td>
            <td className="num">
              {time === undefined ? '—' : <Figure name="temps" value={time} text={writeClock(time)} />}
            </td>
            <td>
              {end === undefined ? (
                '—'
              ) : (
                <Figure name="cumul" value={end} text={writeClock(end, { hours: true })} />
              )}
            </td>
          </tr>
        ))}
        <tr className="row-marked row-last">
          <th scope="row">Arrivée</th>
          <td className="wide-only">{writeLegDistance('run', metres)}</td>
          <td>{total === undefined ? '—' : writeLegFigure('bike', (metres / total) * 3.6)}</td>
          <td className="num">{arrival}</td>
          <td>{arrival}</td>
        </tr>
      </tbody>
    </DataTable>
  )
})
