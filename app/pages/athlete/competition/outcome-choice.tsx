import { outcomes } from '#app/domain/competitions/answers/answer.ts'
import { ChoicePill } from '#app/ui/kit/choice-pill.tsx'
import { ChoicePills } from '#app/ui/kit/choice-pills.tsx'
import { FieldGroup } from '#app/ui/kit/field-group.tsx'

/** How the race ended. */
export function OutcomeChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <FieldGroup id="race-outcome" legend="Comment la course s’est-elle terminée&#8239;?" error={error}>
      <ChoicePills>
        {Object.entries(outcomes).map(([key, words]) => (
          <ChoicePill key={key} name="outcome" value={key} defaultChecked={key === chosen}>
            {words}
          </ChoicePill>
        ))}
      </ChoicePills>
    </FieldGroup>
  )
}
