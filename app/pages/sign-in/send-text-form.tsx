import { Form, href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import type { ShownFactor } from './factors.server.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInProblems } from './sign-in-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

type SendTextFormProps = { factor: ShownFactor; isAgain: boolean; answer: SignInAnswer | undefined }

/** Sends a code by text message, or another one. */
export function SendTextForm({ factor: { id }, isAgain, answer }: SendTextFormProps) {
  const isSending = useIsSending('sms')
  const action = `${href('/login')}?etape=second-facteur&facteur=${id}`
  return (
    <Form method="post" action={action} className={isAgain ? 'sign-in-more' : 'sign-in-form'}>
      {isAgain ? null : <SignInProblems answer={answer} />}
      <input type="hidden" name="moyen" value="sms" />
      <input type="hidden" name="facteur" value={id} />
      <Button
        type="submit"
        look={isAgain ? 'ghost' : 'primary'}
        size={isAgain ? undefined : 'large'}
        icon={isAgain ? undefined : 'smartphone'}
        block
        busy={isSending}
      >
        {isAgain ? 'Renvoyer un code' : 'Recevoir le code par SMS'}
      </Button>
    </Form>
  )
}
