import { useState } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'
import { TypedField, RangeField } from '../fields.tsx'
import type { ToolQuery } from '../tool-query.ts'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { usualTransition } from './triathlon-words.ts'

const fields = ['distance-natation', 'distance-velo', 'distance-course']

export function OwnDistances({ query }: { query: ToolQuery }) {
  // Open when the address has some; afterwards it is the visitor who opens and shuts it.
  const [isOpenFirst] = useState(() => fields.some((name) => query[name]))
  return (
    <details className="own-distances" open={isOpenFirst}>
      <summary className="tap">
        <Icon name="plus" size={16} />
        Distances de votre course
      </summary>
      <div className="own-distances-fields">
        {fields.map((name) => (
          <TypedField key={name} name={name} />
        ))}
      </div>
    </details>
  )
}

export function PacesEntry({ paces, format }: Pick<TriathlonAnswer, 'paces' | 'format'>) {
  const hint = `Vide\u00a0: 0. ${usualTransition(format)}`
  return (
    <fieldset className="race-entry">
      <legend className="vh">Vos allures et vos transitions</legend>
      <TypedField name="natation" label={namedWith('Natation', 'au 100 m')} />
      <TypedField name="t1" label={namedWith('T1', 'eau vers vélo')} hint={hint} />
      <RangeField name="velo" value={paces.bikeSpeed ?? 0} />
      <TypedField name="t2" label={namedWith('T2', 'vélo vers course')} hint={hint} />
      <TypedField name="course" label={namedWith('Course, à sec', 'au km')} />
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
