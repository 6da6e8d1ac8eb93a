import type { ComponentType, ReactNode } from 'react'
import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { AccountForm, type AccountAnswer } from '../account-form.tsx'
import { AccountHead, BackToSecurity } from '../account-parts.tsx'
import { WithFreshProof } from './fresh-proof.tsx'
import { ShownCodes } from './shown-codes.tsx'

type NewFactorPageProps = {
  title: string
  lead: string
  proof: { isFresh: boolean; hasFactor: boolean }
  answer: { codes: string[] } | { form: string } | undefined
  children: ReactNode
}

/** A page that adds a second factor; at the end it shows the recovery codes that were made with the first one. */
export function NewFactorPage({ title, lead, proof, answer, children }: NewFactorPageProps) {
  if (answer && 'codes' in answer) return <ShownCodes codes={answer.codes} isAfterFactor />
  return (
    <>
      <BackToSecurity />
      <AccountHead title={title} lead={lead} />
      <WithFreshProof {...proof}>{children}</WithFreshProof>
    </>
  )
}

type CodeFactorPageProps<Pending> = {
  title: string
  lead: string
  proof: NewFactorPageProps['proof']
  answer: { codes: string[] } | (AccountAnswer & { pending?: Pending }) | undefined
  button: string
  enrol: ReactNode
  verify: ComponentType<{ pending: Pending; answer: AccountAnswer }>
}

const proven = { isFresh: true, hasFactor: false }

/** One that works by codes: it is named first, then shown to work. */
export function CodeFactorPage<Pending>(props: CodeFactorPageProps<Pending>) {
  const { title, lead, proof, answer, button, enrol, verify: Verify } = props
  const again = answer && 'form' in answer ? answer : undefined
  return (
    <NewFactorPage title={title} lead={lead} proof={again?.pending ? proven : proof} answer={answer}>
      {again?.pending ? (
        <Verify pending={again.pending} answer={again} />
      ) : (
        <AccountForm
          intent="enrol"
          answer={again}
          button={{ label: button, iconEnd: 'arrow-right' }}
          isNarrow
        >
          {enrol}
        </AccountForm>
      )}
    </NewFactorPage>
  )
}

type NewFactorCodeFormProps = {
  answer: AccountAnswer
  fields: Readonly<Record<string, string>>
  label: string
  aside?: ReactNode
  children?: ReactNode
}

export function NewFactorCodeForm({ answer, fields, label, aside, children }: NewFactorCodeFormProps) {
  return (
    <AccountForm
      key={answer.attempt}
      intent="verify"
      answer={answer}
      fields={fields}
      button={{ label: 'Vérifier le code' }}
      aside={aside}
      isNarrow
    >
      {children}
      <OneTimeCodeField label={label} />
    </AccountForm>
  )
}
