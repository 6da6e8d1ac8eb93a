import { messageSubjects, subjectNames } from '#app/domain/messages/rules.ts'
import { ChoicePill } from '#app/ui/kit/choice-pill.tsx'
import { ChoicePills } from '#app/ui/kit/choice-pills.tsx'
import { FieldGroup } from '#app/ui/kit/field-group.tsx'

export function SubjectChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <FieldGroup id="contact-subject" legend="Sujet" error={error}>
      <ChoicePills>
        {subjectNames.map((name) => (
          <ChoicePill key={name} name="subject" value={name} defaultChecked={name === chosen} required>
            {messageSubjects[name]}
          </ChoicePill>
        ))}
      </ChoicePills>
    </FieldGroup>
  )
}
