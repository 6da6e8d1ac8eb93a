import type { RefObject } from 'react'
import { readSwimDistance } from '#app/domain/training/swimming/typed-swim.ts'
import { writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { ChoiceField, PresetButtons, TypedField } from '../fields.tsx'
import { CalculateButton } from '../tool-form.tsx'
import type { ToolQuery } from '../tool-query.ts'
import { MoreFields, PaceFields } from './pace-fields.tsx'
import type { SwimAnswer } from './swim-pace-answer.ts'
import { poolChoices, wantedChoices, isTyped } from './swim-pace-fields.ts'

const presets = ['400 m', '750 m', '1500 m', '1900 m', '3800 m']

type SwimEntryProps = { query: ToolQuery; answer: SwimAnswer; form: RefObject<HTMLFormElement | null> }

export function SwimEntry({ query, answer, form }: SwimEntryProps) {
  const { readings, wanted } = answer
  return (
    <div className="calculator-entry swim-entry">
      <ChoiceField
        label="Je cherche"
        className="swim-sought"
        name="cherche"
        options={wantedChoices}
        defaultValue={wanted}
        onChange={() => writeResultInField(form.current, answer)}
      />
      <div className="calculator-group swim-entry-distance">
        <TypedField
          name="distance"
          label="Distance"
          reading={readings.distance}
          hint={'En mètres\u202f; 1,9 se lit 1,9\u00a0km'}
        />
        <PresetButtons
          label="Distances usuelles"
          name="distance"
          presets={presets.map((value) => ({
            value,
            label: value.replace('00 m', '00\u00a0m').replace(/^(\d)(\d{3})/, '$1\u202f$2'),
            isChosen: isSame(value, readings.distance),
          }))}
        />
      </div>
      <TypedField
        name="temps"
        label="Temps"
        reading={readings.time}
        hint="Comme 25:45 ou 1h08"
        className="typed-large swim-entry-time"
      />
      <PaceFields query={query} answer={answer} />
      <ChoiceField
        label="Bassin"
        name="bassin"
        options={poolChoices}
        defaultValue={answer.pool.key}
        hint={poolHint(answer)}
      />
      <StrokeFields query={query} answer={answer} />
      <CalculateButton />
    </div>
  )
}

function isSame(preset: string, distance: SwimAnswer['readings']['distance']): boolean {
  const reading = readSwimDistance(preset)
  return reading.ok && distance.ok && reading.value === distance.value
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
  return clockOf(wanted === 'temps' ? swim.time : swim.pace)
}

function clockOf(seconds: number): string {
  return writeClock(seconds, { tenths: Math.abs(seconds - Math.round(seconds)) >= 0.05 })
}

function StrokeFields({ query, answer }: { query: ToolQuery; answer: SwimAnswer }) {
  return (
    <MoreFields title="SWOLF et dixièmes" isUsed={isTyped(query, 'coups') || answer.hasTenths}>
      <TypedField
        name="coups"
        label="Coups de bras par longueur"
        reading={answer.readings.strokes}
        hint={'Comptez chaque bras\u202f; à comparer dans le même bassin'}
        inputMode="decimal"
      />
      <Checkbox
        id="dixiemes"
        name="dixiemes"
        value="1"
        label="Afficher les dixièmes"
        defaultChecked={answer.hasTenths}
      />
    </MoreFields>
  )
}
