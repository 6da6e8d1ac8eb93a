import { href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/add-application.ts'
import { AccountHead } from './account-head.tsx'
import { ApplicationCodeForm } from './application-code-form.tsx'
import { ApplicationNameForm } from './application-name-form.tsx'
import { BackToSecurity } from './back-to-security.tsx'
import { enrolApplication, verifyApplication } from './enrol-application.server.ts'
import { ShownCodes } from './shown-codes.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ajouter une application',
    description: 'Ajouter une application d’authentification à votre compte.',
    path: href('/compte/securite/application'),
    isHidden: true,
  })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return form.get('intent') === 'verify' ? verifyApplication(form, context) : enrolApplication(form, context)
}

export default function AddApplication({ actionData: answer }: Route.ComponentProps) {
  if (answer && 'codes' in answer) return <ShownCodes codes={answer.codes} isAfterFactor />
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Application"
        lead="Une application d’authentification donne un nouveau code toutes les trente secondes, même sans réseau."
      />
      {answer?.enrolment ? (
        <ApplicationCodeForm enrolment={answer.enrolment} answer={answer} />
      ) : (
        <ApplicationNameForm answer={answer} />
      )}
    </>
  )
}
