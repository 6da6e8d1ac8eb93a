import { writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Figure } from '../../figures.tsx'
import { KeepFigure } from '../../keep-figure.tsx'
import type { ToolQuery } from '../../tool-query.ts'
import { zoneField } from '../running-equivalence-fields.ts'
import words from '../running-equivalence-words.json' with { type: 'json' }
import type { VmaAnswer, ZoneRow } from './training-answer.ts'

export function VmaFigures({ answer, isOwn }: { answer: VmaAnswer; isOwn: boolean }) {
  const { vma, oxygenUptake, isTestReliable, chauzi } = answer
  if (!vma) return <p className="muted">Indiquez une VMA, un test ou une course.</p>
  return (
    <div className="calculator-group">
      <p>
        <span className="vma-figure num">
          <Figure name="vma" value={vma.value} write={(speed) => writeNumber(speed, 1)} />
          <small> km/h</small>
        </span>
      </p>
      <p>{words.sources[vma.source]}</p>
      {isOwn ? <KeepFigure kind="vma" value={vma.value} /> : null}
      {vma.source === 'test' && !isTestReliable && (
        <p>Ce test dure moins de 4 min ou plus de 8 min&nbsp;: sa vitesse n’est pas tout à fait la VMA.</p>
      )}
      {oxygenUptake !== undefined && (
        <p className="muted">
          Soit une VO₂max d’environ{' '}
          <Figure name="vo2max" value={oxygenUptake} write={(uptake) => writeNumber(uptake, 0)} /> ml/kg/min
          (3,5 fois la VMA).
        </p>
      )}
      {chauzi && (
        <p className="muted">
          D’après votre 2&#8239;000&nbsp;m (méthode Chauzi)&nbsp;:{' '}
          <Figure name="chauzi-10000" value={chauzi.time10} write={writeClock} /> sur 10 km,{' '}
          <Figure name="chauzi-semi" value={chauzi.half} write={writeClock} /> sur semi,{' '}
          <Figure name="chauzi-marathon" value={chauzi.marathon} write={writeClock} /> sur marathon.
        </p>
      )}
    </div>
  )
}

export function ZoneLine({ zone, query }: { zone: ZoneRow; query: ToolQuery }) {
  const { key, name, usual, refusal, quickest, slowest } = zone
  const field = zoneField(key)
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
        <Figure name="allure-rapide" value={quickest} write={writePace} />
        {slowest !== undefined && ' – '}
        {slowest !== undefined && <Figure name="allure-lente" value={slowest} write={writePace} />}
      </td>
    </tr>
  )
}
