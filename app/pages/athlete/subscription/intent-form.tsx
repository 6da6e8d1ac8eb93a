import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ButtonAppearance } from '#app/ui/kit/button-look.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { subscriptionPath } from '../calendar/calendar-addresses.ts'

type IntentFormProps = ButtonAppearance & {
  intent: string
  fields?: ReactNode
  beside?: ReactNode
  children: ReactNode
}

export function IntentForm({ intent, fields, beside, children, ...appearance }: IntentFormProps) {
  const isSending = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={subscriptionPath}>
      <input type="hidden" name="intent" value={intent} />
      {fields}
      <div className="subscription-buttons">
        <Button type="submit" {...appearance} busy={isSending}>
          {children}
        </Button>
        {beside}
      </div>
    </Form>
  )
}
