import { Form, href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { fieldOf } from './field-of.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInProblems } from './sign-in-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

export function RecoveryStep({ answer }: { answer: SignInAnswer | undefined }) {
  const isSending = useIsSending('secours')
  return (
    <SignInFrame
      title="Un code de secours"
      lead="Il sert une seule fois et retire vos seconds facteurs&nbsp;: vous en ajouterez un nouveau juste après."
      back={{ label: 'Retour', to: `${href('/login')}?etape=second-facteur` }}
    >
      <Form method="post" action={`${href('/login')}?etape=secours`} className="sign-in-form" noValidate>
        <SignInProblems answer={answer} />
        <input type="hidden" name="moyen" value="secours" />
        <Field
          {...fieldOf(answer, 'code')}
          label="Code de secours"
          hint="Quatre groupes de quatre caractères, avec ou sans tirets."
        >
          <TextInput
            name="code"
            figures
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
        </Field>
        <Button type="submit" size="large" block busy={isSending}>
          Utiliser ce code
        </Button>
      </Form>
    </SignInFrame>
  )
}
