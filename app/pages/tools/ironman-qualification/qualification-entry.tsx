import { memo } from 'react'
import { AGE_GROUPS } from '#app/domain/training/qualification/age-groups.ts'
import { QUALIFYING_RACES, type QualifyingRace } from '#app/domain/training/qualification/races.ts'
import { writeLongClock } from '#app/domain/training/typed/writing.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { noSuchChoice, refitTime, TypedField } from '../fields.tsx'
import { CalculateButton, useToolField } from '../tool-form.tsx'
import type { QualificationAnswer } from './qualification-answer.ts'
import {
  ownSlots,
  unknownGroup,
  unknownRace,
  unknownSystem,
  withoutAbsurdTime,
} from './qualification-fields.ts'
import type { RaceCalendar } from './qualification-tool.tsx'
import { writeFactor, systemKeys, systemWords, writeGroup } from './system-words.ts'

const inFrance = new Set([
  'ironman-france',
  'ironman-tours-metropole',
  'ironman-70-3-aix-en-provence',
  'ironman-70-3-nice',
])

const byName = QUALIFYING_RACES.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))

const known = [
  { label: 'En France', races: byName.filter(({ slug }) => inFrance.has(slug)) },
  { label: 'Ironman', races: byName.filter((race) => isAbroad(race) && race.distance === 'ironman') },
  { label: '70.3', races: byName.filter((race) => isAbroad(race) && race.distance === '703') },
]

const RaceOptions = memo(function RaceOptions({ announced, today }: RaceCalendar) {
  const groups = [
    { label: 'À venir', races: announced.filter(({ date }) => date >= today) },
    { label: 'Passées', races: announced.filter(({ date }) => date < today) },
    ...known.map(({ label, races }) => ({
      label: races.every(({ date }) => date < today) ? `${label}, passées` : label,
      races,
    })),
  ].filter(({ races }) => races.length > 0)
  return (
    <>
      <option value={ownSlots}>Une course à venir ou une autre, à la main</option>
      {groups.map(({ label, races }) => (
        <optgroup key={label} label={label}>
          {races.map((race) => (
            <option key={race.slug} value={race.slug}>
              {nameOf(race)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
})

type QualificationEntryProps = { answer: QualificationAnswer; calendar: RaceCalendar }

export function QualificationEntry({ answer, calendar }: QualificationEntryProps) {
  const { race, isRaceUnknown, isSystemChosen, isSystemUnknown, system } = answer
  const { fields } = useToolField('temps')
  const refit = refitTime(fields, (query) => withoutAbsurdTime(query, calendar.announced))
  return (
    <div className="calculator-entry">
      <Field id="course" label="Course" hint={raceHint(answer, calendar.today)}>
        <Select
          name="course"
          defaultValue={isRaceUnknown ? unknownRace : (race?.slug ?? ownSlots)}
          onInput={refit}
        >
          {/* Without its own option the form would soon ask for another race than the address. */}
          {isRaceUnknown && <option value={unknownRace}>Course inconnue</option>}
          <RaceOptions {...calendar} />
        </Select>
      </Field>
      <Field
        id="systeme"
        label="Règle"
        hint={isSystemChosen || isSystemUnknown ? undefined : `Ici\u00a0: ${systemWords[system].label}.`}
        error={isSystemUnknown ? noSuchChoice(systemWords[system].label) : undefined}
      >
        <Select
          name="systeme"
          defaultValue={isSystemChosen ? system : isSystemUnknown ? unknownSystem : ''}
          onInput={refit}
        >
          {isSystemUnknown && <option value={unknownSystem}>Règle inconnue</option>}
          <option value="">Celle de la course</option>
          {systemKeys.map((key) => (
            <option key={key} value={key}>
              {systemWords[key].label}
            </option>
          ))}
        </Select>
      </Field>
      <GroupField answer={answer} />
      <TypedField name="temps" />
      {answer.group && <SameTime lines={answer.sameTime} current={system} />}
      <CalculateButton />
    </div>
  )
}

function raceHint({ race, isRaceUnknown, isOtherDistance }: QualificationAnswer, today: string): string {
  if (isRaceUnknown) return 'Cette course n’est pas dans notre relevé\u00a0: indiquez ses places plus bas.'
  if (race === undefined) return 'Choisissez sa règle, indiquez ses places plus bas.'
  if (isOtherDistance) return 'La règle choisie est celle de l’autre distance.'
  const places = race.distance === '703' ? `${race.slots / 2} + ${race.slots / 2}` : race.slots
  const day = race.date.split('-').toReversed().join('/')
  return race.date < today
    ? `Course passée, le ${day}\u00a0: ${places} places alors. Pour une course à venir, indiquez-la à la main.`
    : `${places} places, le ${day}. Vérifiez sur le site officiel.`
}

function GroupField({ answer: { readings, group } }: { answer: QualificationAnswer }) {
  const { groupe } = readings
  const isUnknown = !groupe.ok && groupe.reason !== 'empty'
  return (
    <Field
      id="groupe"
      label="Groupe d’âge"
      hint={isUnknown ? undefined : 'Votre âge au 31 décembre de l’année du championnat.'}
      error={isUnknown ? groupe.expected : undefined}
    >
      <Select name="groupe" defaultValue={group?.key ?? (isUnknown ? unknownGroup : '')}>
        {/* As of the race: what was wrong stays wrong until another is chosen. */}
        {isUnknown && <option value={unknownGroup}>Groupe inconnu</option>}
        {!isUnknown && group === undefined && <option value="">Choisissez</option>}
        <AgeGroupOptions />
      </Select>
    </Field>
  )
}

const AgeGroupOptions = memo(function AgeGroupOptions() {
  return (
    <>
      {(['F', 'M'] as const).map((gender) => (
        <optgroup key={gender} label={gender === 'F' ? 'Femmes' : 'Hommes'}>
          {AGE_GROUPS.filter((group) => group.gender === gender).map((group) => (
            <option key={group.key} value={group.key}>
              {`${writeGroup(group)} ans`}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
})

type SameTimeProps = { lines: QualificationAnswer['sameTime']; current: QualificationAnswer['system'] }

function SameTime({ lines, current }: SameTimeProps) {
  return (
    <div>
      <p className="field-label">Même chrono, autre règle</p>
      <dl className="same-time">
        {lines.map(({ system, factor, graded }) => (
          <div key={system} className={system === current ? 'same-time-current' : undefined}>
            <dt>
              {systemWords[system].short}
              <small>
                {factor === undefined ? 'pas de coefficient' : `× ${writeFactor(factor)}`}
                {`, ${systemWords[system].order}`}
              </small>
            </dt>
            <dd className="num">{graded === undefined ? '—' : writeLongClock(graded)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function isAbroad({ slug }: QualifyingRace): boolean {
  return !inFrance.has(slug)
}

function nameOf({ slug, name, date }: QualifyingRace): string {
  const written = name.replace('Ironman France', 'Ironman France, Nice').replace('Metropole', 'Métropole')
  return /-20\d\d$/.test(slug) ? `${written} (${date.slice(0, 4)})` : written
}
