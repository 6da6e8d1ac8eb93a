import { sportNames } from '#app/domain/activities/sports.ts'
import { withSport } from '#app/domain/activities/with-sport.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import type { StoryState } from './use-story.ts'

const sports = ['run', 'trail', 'walk', 'swim', 'ride', 'other'] as const

/** The sport of each leg, where a device says « other » or a speed is taken for another. */
export function LegSports({ state: { opened } }: { state: StoryState }) {
  const { activity, change } = opened
  return activity.legs.map(({ sport }, leg) => (
    <Field
      // oxlint-disable-next-line react/no-array-index-key -- legs keep their order
      key={leg}
      id={`story-leg-${leg}`}
      label={activity.legs.length > 1 ? `Sport de la partie ${leg + 1}` : 'Sport'}
    >
      <Select
        value={sport}
        onChange={({ currentTarget }) => {
          const chosen = sports.find((one) => one === currentTarget.value)
          if (chosen) change(withSport(activity, leg, chosen))
        }}
      >
        {sports.map((one) => (
          <option key={one} value={one}>
            {sportNames[one]}
          </option>
        ))}
      </Select>
    </Field>
  ))
}
