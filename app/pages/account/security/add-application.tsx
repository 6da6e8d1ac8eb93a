import { href, Form } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { errorOf, type AccountAnswer } from '../account-answer.ts'
import { AccountHead } from '../account-head.tsx'
import { FormProblems } from '../form-problems.tsx'
import { useIsSending } from '../use-is-sending.ts'
import type { Route } from './+types/add-application.ts'
import { BackToSecurity } from './back-to-security.tsx'
import { enrolApplication, verifyApplication, type ApplicationEnrolment } from './enrol-application.server.ts'
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

function ApplicationNameForm({ answer }: { answer: AccountAnswer | undefined }) {
  const isSending = useIsSending('enrol')
  return (
    <Form method="post" className="form-body account-form" noValidate>
      <input type="hidden" name="intent" value="enrol" />
      <FormProblems answer={answer} form="enrol" />
      <Field
        id="account-name"
        label="Nom"
        hint="Pour la reconnaître dans votre liste, par exemple « Mon téléphone »."
        error={errorOf(answer, 'enrol', 'name')}
      >
        <TextInput
          name="name"
          autoComplete="off"
          defaultValue={answer?.values.name ?? 'Mon téléphone'}
          required
        />
      </Field>
      <div className="form-send">
        <Button type="submit" iconEnd="arrow-right" busy={isSending}>
          Continuer
        </Button>
      </div>
    </Form>
  )
}

type ApplicationCodeFormProps = { enrolment: ApplicationEnrolment; answer: AccountAnswer }

function ApplicationCodeForm({ enrolment, answer }: ApplicationCodeFormProps) {
  const { factorId, uri, secret, picture } = enrolment
  const isSending = useIsSending('verify')
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <>
      <div className="enrolment">
        <img src={picture} width={208} height={208} alt="Code QR à lire avec l’application" />
        <div>
          <h2 className="d5" tabIndex={-1} ref={title}>
            Lisez ce code avec l’application
          </h2>
          <p className="muted">Vous êtes sur l’appareil de l’application&#8239;? Copiez-y cette clé&nbsp;:</p>
          <p className="enrolment-key">
            <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <CopyButton text={secret}>Copier la clé</CopyButton>
        </div>
      </div>
      <Form key={answer.attempt} method="post" className="form-body account-form" noValidate>
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="factorId" value={factorId} />
        <input type="hidden" name="uri" value={uri} />
        <FormProblems answer={answer} form="verify" />
        <OneTimeCodeField
          id="account-code"
          name="code"
          label="Code affiché par l’application"
          error={errorOf(answer, 'verify', 'code')}
        />
        <div className="form-send">
          <Button type="submit" busy={isSending}>
            Vérifier le code
          </Button>
        </div>
      </Form>
    </>
  )
}
