import type { Sport } from '#app/domain/activities/activity.ts'
import { isOnFoot } from '#app/domain/activities/sports.ts'
import {
  machineValue,
  writeClock,
  writeDistance,
  writePace,
  writeSpeed,
} from '#app/domain/training/typed/writing.ts'
import { FigureCell, FiguresTable } from '../../figures.tsx'
import type { ActivityView } from './activity-view.ts'

type LegView = ActivityView['legs'][number]

/** A leg cut every kilometre (a swim 100 m, a ride 5 km), and by the laps of the device. */
export function LegTables({ sport, name, splits, laps }: LegView) {
  const rhythm = rhythmOf(sport)
  return (
    <div className="activity-tables">
      {splits.length > 0 ? (
        <FiguresTable
          caption={`${name}\u00a0: les passages`}
          showCaption
          head={['Passage', 'Temps', rhythm.label]}
        >
          {splits.map(({ endMetres, metres, seconds }) => (
            <tr key={endMetres} data-ligne={machineValue(endMetres)}>
              <th scope="row">{writeDistance(Math.round(endMetres))}</th>
              <FigureCell isMain name="segment" value={seconds} write={writeClock} />
              <RhythmCell rhythm={rhythm} name={`${rhythm.name}-segment`} metres={metres} seconds={seconds} />
            </tr>
          ))}
        </FiguresTable>
      ) : null}
      {laps.length > 0 ? (
        <FiguresTable
          caption={`${name}\u00a0: les tours de la montre`}
          showCaption
          head={['Tour', 'Distance', 'Temps', rhythm.label]}
        >
          {laps.map(({ startSeconds, metres, seconds, isRest }, lap) => (
            <tr key={startSeconds} data-ligne={`tour-${lap + 1}`}>
              <th scope="row">
                {lap + 1}
                {isRest ? ' (récupération)' : null}
              </th>
              <FigureCell name="distance-tour" value={metres} write={writeMetres} />
              <FigureCell isMain name="temps-tour" value={seconds} write={writeClock} />
              <RhythmCell rhythm={rhythm} name={`${rhythm.name}-tour`} metres={metres} seconds={seconds} />
            </tr>
          ))}
        </FiguresTable>
      ) : null}
    </div>
  )
}

type Rhythm = ReturnType<typeof rhythmOf>
type RhythmCellProps = { rhythm: Rhythm; name: string; metres: number; seconds: number }

function RhythmCell({ rhythm, name, metres, seconds }: RhythmCellProps) {
  const value = metres > 0 && seconds > 0 ? rhythm.of(metres, seconds) : undefined
  return <FigureCell name={name} value={value} write={rhythm.write} />
}

/** How fast, as the sport says it: s/100 m, s/km or km/h. */
function rhythmOf(sport: Sport) {
  if (sport === 'swim')
    return {
      name: 'allure',
      label: 'Allure',
      of: (metres: number, seconds: number) => (seconds / metres) * 100,
      write: (pace: number) => writePace(pace, '100 m'),
    }
  if (isOnFoot(sport))
    return {
      name: 'allure',
      label: 'Allure',
      of: (metres: number, seconds: number) => (seconds / metres) * 1000,
      write: (pace: number) => writePace(pace, 'km'),
    }
  return {
    name: 'vitesse',
    label: 'Vitesse',
    of: (metres: number, seconds: number) => (metres / seconds) * 3.6,
    write: (speed: number) => writeSpeed(speed, 'km/h'),
  }
}

function writeMetres(metres: number): string {
  return writeDistance(Math.round(metres))
}
