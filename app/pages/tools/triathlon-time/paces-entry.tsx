import { useState } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'
import { TypedField, RangeField } from '../fields.tsx'
import type { ToolQuery } from '../tool-query.ts'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { usualTransition } from './triathlon-words.ts'

const fields = ['distance-natation', 'distance-velo', 'distance-course']

type OwnDistancesProps = { query: ToolQuery } & Pick<TriathlonAnswer, 'readings'>

export function OwnDistances({ query, readings }: OwnDistancesProps) {
  // Open when the address has some; afterwards it is the visitor who opens and shuts it.
  const [isOpenFirst] = useState(() => fields.some((name) => query[name]))
  const { swim, bike, run } = readings.distances
  const hint = 'Vide\u00a0: celle du format.'
  return (
    <details className="own-distances" open={isOpenFirst}>
      <summary>
        <Icon name="plus" size={16} />
        Distances de votre course
      </summary>
      <div className="own-distances-fields">
        <TypedField name="distance-natation" label="Natation, distance" reading={swim} hint={hint} />
        <TypedField name="distance-velo" label="Vélo, distance" reading={bike} hint={hint} />
        <TypedField name="distance-course" label="Course, distance" reading={run} hint={hint} />
      </div>
    </details>
  )
}

type PacesEntryProps = Pick<TriathlonAnswer, 'readings' | 'paces' | 'format'>

export function PacesEntry({ readings, paces, format }: PacesEntryProps) {
  const usual = usualTransition(format)
  return (
    <fieldset className="race-entry">
      <legend className="vh">Vos allures et vos transitions</legend>
      <TypedField
        name="natation"
        label={namedWith('Natation', 'au 100 m')}
        reading={readings.swimPace}
        hint="Comme 1:52"
      />
      <TypedField
        name="t1"
        label={namedWith('T1', 'eau vers vélo')}
        reading={readings.t1}
        hint={`Vide\u00a0: 0. ${usual}`}
      />
      <RangeField
        name="velo"
        label="Vélo, en km/h"
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
        reading={readings.t2}
        hint={`Vide\u00a0: 0. ${usual}`}
      />
      <TypedField
        name="course"
        label={namedWith('Course, à sec', 'au km')}
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
