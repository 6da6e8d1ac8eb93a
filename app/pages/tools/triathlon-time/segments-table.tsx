import { memo } from 'react'
import { writeClock, writeLongClock } from '#app/domain/training/typed/writing.ts'
import { FigureCell, FiguresTable } from '../figures.tsx'
import type { Segment } from './triathlon-time-answer.ts'
import { partWords, writeLegDistance, writeLegFigure } from './triathlon-words.ts'

type SegmentsTableProps = { segments: readonly Segment[]; total: number | undefined }

export const SegmentsTable = memo(function SegmentsTable({ segments, total }: SegmentsTableProps) {
  const metres = segments.reduce((sum, segment) => sum + (segment.metres ?? 0), 0)
  const arrival = total === undefined ? '—' : writeLongClock(total)
  return (
    <FiguresTable
      caption="Temps et cumul, segment par segment"
      className="segments-table"
      head={[
        'Segment',
        <th key="distance" scope="col" className="wide-only">
          Distance
        </th>,
        'Allure',
        'Temps',
        'Cumul',
      ]}
    >
      {segments.map(({ part, leg, metres, figure, time, end, share }) => (
        <tr key={part} data-ligne={partWords[part].name} className={leg ? undefined : 'row-transition'}>
          <th scope="row">
            {partWords[part].label}
            <i style={{ '--share': `${(share * 100).toFixed(1)}%` }} />
          </th>
          <td className="wide-only">{leg && metres !== undefined && writeLegDistance(leg, metres)}</td>
          <td>{leg && figure !== undefined && writeLegFigure(leg, figure)}</td>
          <FigureCell name="temps" value={time} write={writeClock} isMain />
          <FigureCell name="cumul" value={end} write={writeLongClock} />
        </tr>
      ))}
      <tr className="row-marked row-last">
        <th scope="row">Arrivée</th>
        <td className="wide-only">{writeLegDistance('run', metres)}</td>
        <td>{total === undefined ? '—' : writeLegFigure('bike', (metres / total) * 3.6)}</td>
        <td className="num">{arrival}</td>
        <td>{arrival}</td>
      </tr>
    </FiguresTable>
  )
})
