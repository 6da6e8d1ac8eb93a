import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { type ButtonAppearance, Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { subscriptionPath } from '../addresses.ts'

type SubscriptionSectionProps = { id: string; title: string; lead: ReactNode; children: ReactNode }

export function SubscriptionSection({ id, title, lead, children }: SubscriptionSectionProps) {
  return (
    <section className="subscription-section" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className="d4" id={`${id}-title`}>
          {title}
        </h2>
        <p className="muted">{lead}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}

type IntentFormProps = ButtonAppearance & {
  intent: string
  fields?: ReactNode
  beside?: ReactNode
  children: ReactNode
}

export function IntentForm({ intent, fields, beside, children, ...appearance }: IntentFormProps) {
  const isSending = useIsSending(intent)
  return (
    <Form method="post" action={subscriptionPath}>
      <input type="hidden" name="intent" value={intent} />
      {fields}
      <div className="subscription-buttons row cluster">
        <Button type="submit" {...appearance} busy={isSending}>
          {children}
        </Button>
        {beside}
      </div>
    </Form>
  )
}

type ReminderChoice = { readonly kind: string; readonly name: string; readonly isWanted: boolean }

export function ReminderChoices({ choices }: { choices: readonly ReminderChoice[] }) {
  return (
    <SubscriptionSection
      id="rappels"
      title="Rappels par e-mail"
      lead="Pour les courses où vous allez, ou peut-être. Chaque message a aussi un lien pour ne plus recevoir les siens."
    >
      <IntentForm
        intent="rappels"
        fields={
          <FieldGroup id="rappels-voulus" legend="Prévenez-moi">
            {choices.map(({ kind, name, isWanted }) => (
              <Checkbox
                key={kind}
                id={`rappel-${kind}`}
                name="rappel"
                value={kind}
                label={name}
                defaultChecked={isWanted}
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
