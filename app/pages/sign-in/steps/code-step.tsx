import { Form } from 'react-router'
import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { SignInAnswer } from '../sign-in-answer.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { SignInProblems } from '../sign-in-problems.tsx'
import { useIsSending } from '../use-is-sending.ts'
import { fieldOf } from './field-of.ts'

type CodeStepProps = {
  email: string
  isAgain: boolean
  answer: SignInAnswer | undefined
  action: string
  back: string
}

export function CodeStep({ email, isAgain, answer, action, back }: CodeStepProps) {
  return (
    <SignInFrame
      title="Regardez vos e-mails"
      lead={
        <>
          Si un compte existe à l’adresse <b>{email}</b>, un lien et un code viennent d’y partir. Ils sont
          valables une heure.
        </>
      }
      back={{ label: 'Changer d’adresse', to: back }}
    >
      <CodeForm action={action} email={email} isAgain={isAgain} answer={answer} />
    </SignInFrame>
  )
}

type CodeFormProps = {
  action: string
  email: string
  isAgain: boolean
  answer: SignInAnswer | undefined
}

function CodeForm({ action, email, isAgain, answer }: CodeFormProps) {
  const isSending = useIsSending('code')
  const isSendingAgain = useIsSending('link')
  return (
    <>
      <Form method="post" action={action} className="sign-in-form" noValidate>
        <SignInProblems answer={answer} />
        {/* There before its words: only then is it read aloud. */}
        <output>
          {isAgain && !answer ? (
            <Note tone="success">Un nouvel e-mail part, s’il y a un compte à cette adresse.</Note>
          ) : null}
        </output>
        <input type="hidden" name="method" value="code" />
        {/* For password managers: whose code it is. */}
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <OneTimeCodeField {...fieldOf(answer, 'code')} name="code" label="Code à six chiffres" />
        <Button type="submit" size="large" block busy={isSending}>
          Vérifier le code
        </Button>
      </Form>
      <Form method="post" action={action} className="sign-in-more">
        <input type="hidden" name="method" value="link" />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="again" value="yes" />
        <p className="muted">
          Rien reçu&#8239;? Regardez dans les indésirables. Un nouvel e-mail peut partir au bout d’une minute.
        </p>
        <Button type="submit" look="ghost" block busy={isSendingAgain}>
          Renvoyer l’e-mail
        </Button>
      </Form>
    </>
  )
}
