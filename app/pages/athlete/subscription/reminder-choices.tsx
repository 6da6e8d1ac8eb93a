import { allReminderKinds, reminderKinds } from '#app/domain/competitions/reminders/reminders.ts'
import type { ReminderKind } from '#app/domain/competitions/reminders/reminders.ts'
import { Checkbox } from '#app/ui/kit/checkbox.tsx'
import { FieldGroup } from '#app/ui/kit/field-group.tsx'
import { IntentForm } from './intent-form.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

export function ReminderChoices({ wanted }: { wanted: readonly ReminderKind[] }) {
  return (
    <SubscriptionSection
      id="rappels"
      title="Rappels par e-mail"
      lead="Pour les courses où vous allez, ou peut-être. Chaque message a aussi un lien pour ne plus recevoir les siens."
    >
      <IntentForm
        intent="rappels"
        fields={
          <FieldGroup id="rappels-voulus" legend="Prévenez-moi" className="subscription-reminders">
            {allReminderKinds.map((kind) => (
              <Checkbox
                key={kind}
                id={`rappel-${kind}`}
                name="rappel"
                value={kind}
                label={reminderKinds[kind]}
                defaultChecked={wanted.includes(kind)}
              />
            ))}
          </FieldGroup>
        }
      >
        Enregistrer
      </IntentForm>
    </SubscriptionSection>
  )
}
