import { writtenTotals } from '#app/domain/training/workouts/totals.ts'
import type { Workout } from '#app/domain/training/workouts/workout.ts'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { SeanceProps } from '@allure/content-engine/render'

type SessionFactsProps = Pick<SeanceProps, 'duree' | 'distance' | 'allure' | 'intensite'> & {
  workout: Workout
}

type Fact = { name: string; value: string | undefined; icon: IconName }

const nobody = { vma: undefined, css: undefined }

export function SessionFacts({ duree, distance, allure, intensite, workout }: SessionFactsProps) {
  const totals = writtenTotals(workout, nobody)
  const facts: Fact[] = [
    { name: 'Durée', value: duree ?? totals.duration, icon: 'clock' },
    { name: 'Distance', value: distance ?? totals.distance, icon: 'flag' },
    { name: 'Allure', value: allure, icon: 'timer' },
    { name: 'Intensité', value: intensite, icon: 'footprints' },
  ]
  const known = facts.filter(({ value }) => value !== undefined)
  if (known.length === 0) return null
  return (
    <dl>
      {known.map(({ name, value, icon }) => (
        <div key={name}>
          <dt>
            <Icon name={icon} size={16} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
