import { href } from 'react-router'
import { AddressForm } from './address-form.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'

export function AddressStep({ answer }: { answer: SignInAnswer | undefined }) {
  return (
    <SignInFrame
      title="Un lien, un code"
      lead="Nous vous écrivons les deux dans le même e-mail. Utilisez celui qui vous arrange, sans mot de passe."
      back={{ label: 'Retour', to: href('/login') }}
      welcomesNewcomers
    >
      <AddressForm action={`${href('/login')}?etape=e-mail`} answer={answer} />
    </SignInFrame>
  )
}
