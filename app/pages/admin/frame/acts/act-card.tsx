import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'

type ActCardProps = {
  label: string
  isDanger?: boolean | undefined
  /** What changes, a sentence each. */
  consequences: readonly string[]
  attempt?: string | undefined
  problem?: string | undefined
  /** Where « Ne rien changer » leads. */
  back: string
  /** What is typed for it. */
  fields?: ReactNode
  /** Who is told: `MailsToCome`. */
  children?: ReactNode
}

/** An act on a page of its own: what it needs, what changes, who is told, its button. */
export function ActCard({ label, isDanger, consequences, attempt, problem, back, ...parts }: ActCardProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Card className="admin-form-card">
      {problem ? <ProblemNote key={attempt}>{problem}</ProblemNote> : null}
      <Form method="post" className="admin-form stack" noValidate>
        {parts.fields}
        <Consequences lines={consequences} />
        {parts.children}
        <div className="row chips">
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} busy={isSending}>
            {label}
          </Button>
          <ButtonLink look="ghost" to={back}>
            Ne rien changer
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}

export function Consequences({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="admin-consequences stack">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
