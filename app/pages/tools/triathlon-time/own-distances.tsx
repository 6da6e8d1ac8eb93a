import { useState } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { ToolQuery } from '../tool-query.ts'
import { TypedField } from '../typed-field.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'

const fields = ['distance-natation', 'distance-velo', 'distance-course']

type OwnDistancesProps = { query: ToolQuery } & Pick<TriathlonAnswer, 'readings'>

/** The distances of a race that is not quite of its format; an empty one is the format's. */
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
        <TypedField
          name="distance-natation"
          label="Natation, distance"
          typed={query['distance-natation']}
          reading={swim}
          hint={hint}
        />
        <TypedField
          name="distance-velo"
          label="Vélo, distance"
          typed={query['distance-velo']}
          reading={bike}
          hint={hint}
        />
        <TypedField
          name="distance-course"
          label="Course, distance"
          typed={query['distance-course']}
          reading={run}
          hint={hint}
        />
      </div>
    </details>
  )
}
