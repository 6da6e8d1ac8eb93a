import { goals } from '#app/domain/competitions/answers/answer.ts'
import { ChoicePill } from '#app/ui/kit/choice-pill.tsx'
import { ChoicePills } from '#app/ui/kit/choice-pills.tsx'
import { FieldGroup } from '#app/ui/kit/field-group.tsx'

const ranks = ['A', 'B', 'C'] as const

/** How much the race counts this season. */
export function GoalChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <FieldGroup
      id="race-goal"
      legend="Objectif"
      hint="A pour l’objectif de la saison, B pour une étape, C pour le plaisir."
      error={error}
    >
      <ChoicePills>
        {ranks.map((rank) => (
          <ChoicePill
            key={rank}
            name="goal"
            value={rank}
            defaultChecked={rank === chosen}
            aria-label={goals[rank]}
          >
            {rank}
          </ChoicePill>
        ))}
        <ChoicePill name="goal" value="" defaultChecked={chosen === ''}>
          Aucun
        </ChoicePill>
      </ChoicePills>
    </FieldGroup>
  )
}
