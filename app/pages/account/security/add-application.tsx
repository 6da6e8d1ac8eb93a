import { URI, type TOTP } from 'otpauth'
import { href, redirect } from 'react-router'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { factorNameSchema } from '#app/domain/profile/schema.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { visitorContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { askProof } from '#app/session/proof.server.ts'
import { AnsweredField } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import type { AccountAnswer } from '../account-form.tsx'
import { answerAgain, type Context } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import type { Route } from './+types/add-application.ts'
import { readNewFactor, verifyNewFactor } from './new-factor.server.ts'
import { CodeFactorPage, NewFactorCodeForm } from './new-factor.tsx'
import { hasFreshProof } from './second-factor-proof.server.ts'

export const meta = hiddenMeta(
  'Ajouter une application',
  'Ajouter une application d’authentification à votre compte.',
)

export async function loader({ context }: Route.LoaderArgs) {
  return { proof: await readNewFactor(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get('intent') !== 'verify' && !(await hasFreshProof(context)))
    return askProof(context, href('/compte/securite/application'))
  return form.get('intent') === 'verify' ? verifyApplication(form, context) : enrolApplication(form, context)
}

type PendingApplication = { factorId: string; uri: string; secret: string; picture: string }

async function enrolApplication(form: FormData, context: Context) {
  const values = textFields(form, ['name'])
  const again = (answer: Partial<AccountAnswer>) =>
    answerAgain<PendingApplication>(context, { form: 'enrol', values, ...answer })
  const named = factorNameSchema.safeParse(values)
  if (!named.success) return again({ problems: problemsOf(named.error, ['name']) })
  const { mfa } = context.get(visitorContext).auth()
  const { data: made, error } = await mfa.enroll({ factorType: 'totp', friendlyName: named.data.name })
  const pending = error ? undefined : pendingOf(made.id, made.totp.uri)
  if (!pending) return again({ problem: wordsOfAuthError({ code: error?.code }) })
  return answerAgain(context, { form: 'verify', pending }, 200)
}

async function verifyApplication(form: FormData, context: Context) {
  const { factorId, uri } = textFields(form, ['factorId', 'uri'])
  const pending = pendingOf(factorId, uri)
  if (!pending) return redirect(href('/compte/securite/application'), { status: 303 })
  const { mfa } = context.get(visitorContext).auth()
  return verifyNewFactor(context, form, {
    pending,
    verify: (code) => mfa.challengeAndVerify({ factorId, code }),
    wrongCode: 'Ce code n’est pas le bon. Attendez le suivant et vérifiez l’heure de l’appareil.',
    otherwise: { form: 'verify', pending },
  })
}

// The key comes back with the form, as its page must be able to show it again; it is its owner's own, and read strictly.
function pendingOf(factorId: string, uri: string): PendingApplication | undefined {
  if (!z.uuid().safeParse(factorId).success || uri.length > 500) return undefined
  const key = totpOf(uri)
  if (!key) return undefined
  const drawing = renderSVG(uri, { border: 2 })
  const picture = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
  return { factorId, uri, secret: key.secret.base32, picture }
}

function totpOf(uri: string): TOTP | undefined {
  try {
    const key = URI.parse(uri)
    return 'period' in key ? key : undefined
  } catch {
    return undefined
  }
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function AddApplication({ loaderData: { proof }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <CodeFactorPage
      title="Application"
      lead="Une application d’authentification donne un nouveau code toutes les trente secondes, même sans réseau."
      proof={proof}
      answer={answer}
      button="Continuer"
      enrol={
        <AnsweredField
          name="name"
          label="Nom"
          hint="Pour la reconnaître dans votre liste, par exemple «&#8239;Mon téléphone&#8239;»."
          autoComplete="off"
          defaultValue="Mon téléphone"
        />
      }
      verify={ApplicationCode}
    />
  )
}

function ApplicationCode({ pending, answer }: { pending: PendingApplication; answer: AccountAnswer }) {
  const { factorId, uri, secret, picture } = pending
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <>
      <div className="enrolment row">
        <img src={picture} width={208} height={208} alt="Code QR à lire avec l’application" />
        <div>
          <h2 className="d5" tabIndex={-1} ref={title}>
            Lisez ce code avec l’application
          </h2>
          <p className="muted">
            Vous êtes sur l’appareil de l’application&#8239;? Ouvrez-la d’ici, ou copiez-y cette clé&nbsp;:
          </p>
          <p>
            <a className="button button-line button-small" href={uri}>
              Ouvrir dans l’application
            </a>
          </p>
          <p className="enrolment-key">
            <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <CopyButton text={secret}>Copier la clé</CopyButton>
        </div>
      </div>
      <NewFactorCodeForm answer={answer} fields={{ factorId, uri }} label="Code affiché par l’application" />
    </>
  )
}
