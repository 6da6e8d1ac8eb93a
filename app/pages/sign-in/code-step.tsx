import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { SignInAnswer } from './answer.ts'
import { PasskeyAbility } from './passkey/passkey-ability.tsx'
import { SendAgain, SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

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
      <SignInForm method="code" action={action} answer={answer} button="Vérifier le code">
        {/* There before its words: only then is it read aloud. */}
        <output>
          {isAgain && !answer ? (
            <Note tone="success">Un nouvel e-mail part, s’il y a un compte à cette adresse.</Note>
          ) : null}
        </output>
        {/* For password managers: whose code it is. */}
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasskeyAbility />
        <OneTimeCodeField label="Code à six chiffres" />
      </SignInForm>
      <SendAgain action={action} fields={{ method: 'link', email, again: 'yes' }} button="Renvoyer l’e-mail">
        <p className="muted smaller">
          Rien reçu&#8239;? Regardez dans les indésirables. Un nouvel e-mail peut partir au bout d’une minute.
        </p>
      </SendAgain>
    </SignInFrame>
  )
}
