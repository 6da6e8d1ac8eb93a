import { RangeField } from '../range-field.tsx'
import type { ToolQuery } from '../tool-query.ts'
import { TypedField } from '../typed-field.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { usualTransition } from './usual-ranges.ts'

type PacesEntryProps = { query: ToolQuery } & Pick<TriathlonAnswer, 'readings' | 'paces' | 'format'>

/** The five parts, in the order of the race. */
export function PacesEntry({ query, readings, paces, format }: PacesEntryProps) {
  const usual = usualTransition(format)
  return (
    <fieldset className="race-entry">
      <legend className="vh">Vos allures et vos transitions</legend>
      <TypedField
        name="natation"
        label={namedWith('Natation', 'au 100 m')}
        typed={query.natation}
        reading={readings.swimPace}
        hint="Comme 1:52"
      />
      <TypedField
        name="t1"
        label={namedWith('T1', 'eau vers vélo')}
        typed={query.t1}
        reading={readings.t1}
        hint={`Vide\u00a0: 0. ${usual}`}
      />
      <RangeField
        name="velo"
        label="Vélo, en km/h"
        typed={query.velo}
        reading={readings.bikeSpeed}
        value={paces.bikeSpeed ?? 0}
        least={20}
        most={46}
        step={0.5}
        hint="Vitesse moyenne, arrêts compris."
      />
      <TypedField
        name="t2"
        label={namedWith('T2', 'vélo vers course')}
        typed={query.t2}
        reading={readings.t2}
        hint={`Vide\u00a0: 0. ${usual}`}
      />
      <TypedField
        name="course"
        label={namedWith('Course, à sec', 'au km')}
        typed={query.course}
        reading={readings.runPace}
        hint="Comme 4:37"
      />
    </fieldset>
  )
}

function namedWith(name: string, unit: string) {
  return (
    <>
      {name} <small>{unit}</small>
    </>
  )
}
