import { CodeForm } from './code-form.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'

type CodeStepProps = {
  email: string
  isAgain: boolean
  answer: SignInAnswer | undefined
  /** Where the code goes, and where another address is asked for. */
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
