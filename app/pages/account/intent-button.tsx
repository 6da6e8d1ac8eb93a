import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type ButtonAppearance, Button } from '#app/ui/kit/button.tsx'
import { useIsSending } from './use-is-sending.ts'

type IntentButtonProps = ButtonAppearance & {
  intent: string
  fields?: Readonly<Record<string, string>>
  about?: string
  children: ReactNode
}

export function IntentButton({ intent, fields = {}, about, children, ...appearance }: IntentButtonProps) {
  const isSending = useIsSending(intent)
  return (
    <Form method="post" className="account-one-button">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...appearance} busy={isSending}>
        {children}
        {about ? <span className="vh">, {about}</span> : null}
      </Button>
    </Form>
  )
}
