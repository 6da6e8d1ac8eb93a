import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { type FieldReadings, searchOf, type ToolFields, type ToolQuery } from './tool-query.ts'

type PrintedInputsProps = { path: string; fields: ToolFields; query: ToolQuery; readings: FieldReadings }

/** On paper, where fields are not: what was typed, as it was read, and the address that has it all again. */
export function PrintedInputs({ path, fields, query, readings }: PrintedInputsProps) {
  const isLive = useIsLive()
  return (
    <div className="wrap printed-inputs" aria-hidden="true">
      <p>
        {fields.names.map((name) => {
          const reading = readings[name]
          return reading?.ok ? (
            <span key={name}>
              {fields.words[name]?.label ?? name} <b>{reading.reading}</b>
            </span>
          ) : null
        })}
      </p>
      {isLive && <p>{location.host + path + searchOf(query)}</p>}
    </div>
  )
}
