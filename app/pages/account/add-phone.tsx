import { href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/add-phone.ts'
import { AccountHead } from './account-head.tsx'
import { BackToSecurity } from './back-to-security.tsx'
import { enrolPhone, verifyPhone } from './enrol-phone.server.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { PhoneNumberForm } from './phone-number-form.tsx'
import { ShownCodes } from './shown-codes.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ajouter un téléphone',
    description: 'Recevoir par SMS le second facteur de votre compte.',
    path: href('/compte/securite/telephone'),
    isHidden: true,
  })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return form.get('intent') === 'verify' ? verifyPhone(form, context) : enrolPhone(form, context)
}

export default function AddPhone({ actionData: answer }: Route.ComponentProps) {
  if (answer && 'codes' in answer) return <ShownCodes codes={answer.codes} isAfterFactor />
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Téléphone"
        lead="Un code vous parvient par SMS à chaque nouvelle connexion. Ce numéro ne sert à rien d’autre."
      />
      {answer?.sent ? (
        <PhoneCodeForm sent={answer.sent} answer={answer} />
      ) : (
        <PhoneNumberForm answer={answer} />
      )}
    </>
  )
}
