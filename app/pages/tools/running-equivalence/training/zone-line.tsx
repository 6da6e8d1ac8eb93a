import { writePace } from '#app/domain/training/typed/writing.ts'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { Figure } from '../../figure.tsx'
import type { ToolQuery } from '../../tool-query.ts'
import { zoneField } from '../running-equivalence-fields.ts'
import type { ZoneRow } from './zones-answer.ts'

/** A zone: its bounds, which can be typed over, and its paces. */
export function ZoneLine({ zone, query }: { zone: ZoneRow; query: ToolQuery }) {
  const { key, name, usual, reading, paces } = zone
  const field = zoneField(key)
  const refusal = reading.ok || reading.reason === 'empty' ? undefined : reading.expected
  return (
    <tr data-ligne={field}>
      <th scope="row">
        {name}
        {refusal && (
          <small id={`${field}-refus`} className="zone-refusal">
            {refusal}
          </small>
        )}
      </th>
      <td>
        <TextInput
          name={field}
          defaultValue={query[field]}
          placeholder={usual}
          aria-label={`${name}, bornes en % de VMA`}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${field}-refus` : undefined}
          autoComplete="off"
          spellCheck={false}
          figures
        />
      </td>
      <td className="num">
        {paces ? (
          <>
            <Figure name="allure-rapide" value={paces.quickest} text={writePace(paces.quickest)} />
            {' – '}
            <Figure name="allure-lente" value={paces.slowest} text={writePace(paces.slowest)} />
          </>
        ) : (
          '—'
        )}
      </td>
    </tr>
  )
}
