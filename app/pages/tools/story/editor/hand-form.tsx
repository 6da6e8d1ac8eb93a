import { sportNames } from '#app/domain/activities/sports.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { StoryState } from './use-story.ts'

const sports = [
  ['course', 'run'],
  ['trail', 'trail'],
  ['marche', 'walk'],
  ['natation', 'swim'],
  ['velo', 'ride'],
  ['triathlon', 'triathlon'],
] as const

/** An activity without a file, by the address: the same without JavaScript. */
export function HandForm({ state: { query, typed } }: { state: StoryState }) {
  // « cyclisme » and « vélo » are the same choice.
  const asked = typed && sports.find(([, sport]) => sport === typed.sport)
  return (
    <details className="story-hand" open={typed !== undefined}>
      <summary>Saisir à la main</summary>
      <div className="story-hand-fields">
        <Field id="story-sport" label="Sport">
          <Select name="sport" defaultValue={asked?.[0] ?? query.sport ?? 'course'}>
            {sports.map(([value, sport]) => (
              <option key={value} value={value}>
                {sportNames[sport]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          id="story-distance"
          label="Distance"
          error={typed?.errors.distance}
          hint="10 km, 2400 m, marathon"
        >
          <TextInput name="distance" defaultValue={query.distance} inputMode="text" />
        </Field>
        <Field id="story-time" label="Temps" error={typed?.errors.temps} hint="42:30 ou 3 h 30">
          <TextInput name="temps" defaultValue={query.temps} />
        </Field>
        <Field id="story-climb" label="Dénivelé (m)" optional error={typed?.errors.denivele}>
          <TextInput name="denivele" defaultValue={query.denivele} inputMode="numeric" />
        </Field>
        <Field id="story-hand-title" label="Titre" optional>
          <TextInput name="titre" defaultValue={query.titre} maxLength={60} />
        </Field>
        <Button type="submit" look="line" block>
          Dessiner
        </Button>
      </div>
    </details>
  )
}
