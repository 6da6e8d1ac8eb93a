import { Field } from '#app/ui/kit/field.tsx'
import { Select } from '#app/ui/kit/select.tsx'
import type { ToolQuery } from '../../tool-query.ts'
import { TypedField } from '../../typed-field.tsx'
import { CalculatePosted } from '../calculate-posted.tsx'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { ownSlots, unknownRace } from '../qualification-fields.ts'
import { systemKeys, systemWords } from '../system-words.ts'
import { AgeGroupOptions } from './age-group-options.tsx'
import { RaceOptions } from './race-options.tsx'
import { SameTime } from './same-time.tsx'

type QualificationEntryProps = { query: ToolQuery; answer: QualificationAnswer }

/** Which race, under which rules, who, in what time. */
export function QualificationEntry({ query, answer }: QualificationEntryProps) {
  const { race, readings, isRaceUnknown, isSystemChosen, system, group } = answer
  return (
    <div className="calculator-entry">
      <Field id="course" label="Course" hint={raceHint(answer)}>
        <Select name="course" defaultValue={isRaceUnknown ? unknownRace : (race?.slug ?? ownSlots)}>
          {/* Without its own option the form would soon ask for another race than the address. */}
          {isRaceUnknown && <option value={unknownRace}>Course inconnue</option>}
          <RaceOptions />
        </Select>
      </Field>
      <Field
        id="systeme"
        label="Règle"
        hint={isSystemChosen ? undefined : `Ici\u00a0: ${systemWords[system].label}.`}
      >
        <Select name="systeme" defaultValue={isSystemChosen ? system : ''}>
          <option value="">Celle de la course</option>
          {systemKeys.map((key) => (
            <option key={key} value={key}>
              {systemWords[key].label}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="groupe" label="Groupe d’âge" hint="Votre âge au 31 décembre de l’année du championnat.">
        <Select name="groupe" defaultValue={group.key}>
          <AgeGroupOptions />
        </Select>
      </Field>
      <TypedField
        name="temps"
        label="Votre temps, transitions comprises"
        typed={query.temps}
        reading={readings.time}
        hint="Comme 10:38:12 ou 10h38"
        className="typed-large"
      />
      <SameTime lines={answer.sameTime} current={system} />
      <CalculatePosted />
    </div>
  )
}

function raceHint({ race, isRaceUnknown, isOtherDistance }: QualificationAnswer): string {
  if (isRaceUnknown) return 'Cette course n’est pas dans notre relevé\u00a0: indiquez ses places plus bas.'
  if (race === undefined) return 'Indiquez le nombre de places plus bas.'
  if (isOtherDistance) return 'La règle choisie est celle de l’autre distance.'
  const year = race.date.slice(0, 4)
  const places = race.distance === '703' ? `${race.slots / 2} + ${race.slots / 2}` : race.slots
  return `${places} places en ${year}. Saison 2027\u00a0: vérifiez sur le site officiel.`
}
