import { memo, type CSSProperties } from 'react'
import { writeClock, writeDuration, writePace } from '#app/domain/training/typed/writing.ts'
import { WaterLines } from './water-lines.tsx'

type SetChartProps = { repeats: number; swim: number; sendOff: number }

const mostRows = 20

/** Each repeat on the pool clock: when it starts, the part that is swum, the part that is rest. */
export const SetChart = memo(function SetChart({ repeats, swim, sendOff }: SetChartProps) {
  const shown = Math.min(repeats, mostRows)
  return (
    <div
      className="swim-set-chart"
      style={{ '--swum': `${((swim / sendOff) * 100).toFixed(1)}%` } as CSSProperties}
    >
      <ol aria-label="Départ de chaque répétition">
        {Array.from({ length: shown }, (_, repeat) => (
          <li key={repeat}>
            <span className="swim-set-start">{writeClock(repeat * sendOff)}</span>
            <span className="swim-set-track" aria-hidden="true">
              <WaterLines
                className={repeat === Math.floor(shown * 0.3) ? 'swim-set-mine' : ''}
                width={400}
                height={24}
                gap={24}
                swell={0.42}
                length={0.25}
                shift={repeat * 9}
                mine={repeat === Math.floor(shown * 0.3) ? 0 : undefined}
              />
            </span>
            <span className="swim-set-count">
              {repeat + 1}/{repeats}
            </span>
          </li>
        ))}
      </ol>
      <p className="swim-set-legend">
        <span>nage {writePace(swim)}</span>
        <span>repos {writeDuration(sendOff - swim)}</span>
      </p>
      {repeats > shown && (
        <p className="swim-small">Les {repeats - shown} suivantes partent au même rythme.</p>
      )}
    </div>
  )
})
