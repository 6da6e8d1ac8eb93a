import { Form, href } from 'react-router'
import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import type { ShownFactor } from './factors.server.ts'
import { fieldOf } from './field-of.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInProblems } from './sign-in-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

type FactorCodeFormProps = { factor: ShownFactor; answer: SignInAnswer | undefined }

export function FactorCodeForm({ factor: { id }, answer }: FactorCodeFormProps) {
  const isSending = useIsSending('second-facteur')
  const action = `${href('/login')}?etape=second-facteur&facteur=${id}`
  return (
    <Form method="post" action={action} className="sign-in-form" noValidate>
      <SignInProblems answer={answer} />
      <input type="hidden" name="moyen" value="second-facteur" />
      <input type="hidden" name="facteur" value={id} />
      <OneTimeCodeField {...fieldOf(answer, 'code')} name="code" label="Code à six chiffres" />
      <Button type="submit" size="large" block busy={isSending}>
        Vérifier le code
      </Button>
    </Form>
  )
}
