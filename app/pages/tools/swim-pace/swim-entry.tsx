import type { RefObject } from 'react'
import { readSwimDistance } from '#app/domain/training/swimming/typed-swim.ts'
import { writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { ChoiceField, PresetButtons, TypedField } from '../fields.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { isTyped, soughts, type ToolQuery } from '../tool-query.ts'
import { MoreFields } from './more-fields.tsx'
import type { SwimAnswer } from './swim-pace-answer.ts'
import { poolChoices } from './swim-pace-fields.ts'

const presets = {
  '400 m': '400\u00a0m',
  '750 m': '750 m',
  '1500 m': '1\u202f500\u00a0m',
  '1900 m': '1\u202f900\u00a0m',
  '3800 m': '3\u202f800\u00a0m',
}

type SwimEntryProps = { query: ToolQuery; answer: SwimAnswer; form: RefObject<HTMLFormElement | null> }

export function SwimEntry({ query, answer, form }: SwimEntryProps) {
  const { wanted, readings, hasTenths } = answer
  const isChosen = (preset: string) => {
    const [distance, reading] = [readings.distance, readSwimDistance(preset)]
    return distance.ok && reading.ok && distance.value === reading.value
  }
  return (
    <div className="calculator-entry swim-entry">
      <ChoiceField
        className="swim-sought"
        name="cherche"
        options={soughts}
        defaultValue={wanted}
        onChange={() => writeResultInField(form.current, answer)}
      />
      <div className="calculator-group swim-entry-distance">
        <TypedField name="distance" />
        <PresetButtons label="Distances usuelles" name="distance" presets={presets} isChosen={isChosen} />
      </div>
      <TypedField name="temps" className="swim-entry-time" />
      <div className="calculator-group swim-entry-pace">
        <TypedField name="allure" />
        <MoreFields title="En yards ou en vitesse" isUsed={isTyped(query, 'allure-yards', 'vitesse')}>
          <TypedField name="allure-yards" />
          <TypedField name="vitesse" />
        </MoreFields>
        {answer.hasUnusedPace && (
          <p className="field-hint">
            {
              'Plusieurs allures sont données\u00a0: la première compte, dans l’ordre 100\u00a0m, 100\u00a0yd, vitesse.'
            }
          </p>
        )}
      </div>
      <ChoiceField
        name="bassin"
        options={poolChoices}
        defaultValue={answer.pool.key}
        isKnown={answer.pool.isKnown}
        hint={poolHint(answer)}
      />
      <MoreFields title="SWOLF et dixièmes" isUsed={isTyped(query, 'coups') || hasTenths}>
        <TypedField name="coups" />
        <Checkbox
          id="dixiemes"
          name="dixiemes"
          value="1"
          label="Afficher les dixièmes"
          defaultChecked={hasTenths}
        />
      </MoreFields>
      <CalculateButton />
    </div>
  )
}

/** How many lengths the swim is, and what another pool would change. */
function poolHint(answer: SwimAnswer): string | undefined {
  return [lengthsSentence(answer), otherPoolSentence(answer)].filter(Boolean).join(' ') || undefined
}

function lengthsSentence({ pool }: SwimAnswer): string | undefined {
  if (pool.lengths === undefined) return undefined
  if (!pool.endsAtWall) return `≈\u00a0${writeNumber(pool.lengths, 1)} longueurs.`
  const whole = Math.round(pool.lengths)
  return `${writeNumber(whole, 0)} longueur${whole > 1 ? 's' : ''}.`
}

function otherPoolSentence({ inLongPool, pool }: SwimAnswer): string | undefined {
  if (pool.key === '50') return 'Moins de virages\u00a0: un temps de 25\u00a0m ne s’y retrouve pas tel quel.'
  if (!inLongPool) return undefined
  const [from, to] = [writePace(inLongPool.from), writePace(inLongPool.to)]
  return `En bassin de 50\u00a0m, comptez plutôt ${from === to ? from : `${from} à ${to}`} (estimation, 2 à 3\u00a0% de plus).`
}

function writeResultInField(form: HTMLFormElement | null, answer: SwimAnswer): void {
  const found = resultOf(answer)
  if (!form || found === undefined) return
  if (answer.wanted === 'allure') ['allure-yards', 'vitesse'].forEach((name) => write(form, name, ''))
  write(form, answer.wanted, found)?.dispatchEvent(new Event('input', { bubbles: true }))
}

function write(form: HTMLFormElement, name: string, text: string): HTMLInputElement | undefined {
  const field = form.querySelector(`input[type="text"][name="${name}"]`)
  if (!(field instanceof HTMLInputElement)) return undefined
  field.value = text
  return field
}

function resultOf({ swim, wanted }: SwimAnswer): string | undefined {
  if (!swim) return undefined
  if (wanted === 'distance') return `${Math.round(swim.distance * 10) / 10} m`.replace('.', ',')
  const seconds = wanted === 'temps' ? swim.time : swim.pace
  return writeClock(seconds, { tenths: Math.abs(seconds - Math.round(seconds)) >= 0.05 })
}
