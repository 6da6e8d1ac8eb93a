import { href, Form } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { errorOf, type AccountAnswer } from '../account-answer.ts'
import { AccountHead } from '../account-head.tsx'
import { FormProblems } from '../form-problems.tsx'
import { useIsSending } from '../use-is-sending.ts'
import type { Route } from './+types/add-phone.ts'
import { BackToSecurity } from './back-to-security.tsx'
import { enrolPhone, verifyPhone, type SentCode } from './enrol-phone.server.ts'
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

function PhoneNumberForm({ answer }: { answer: AccountAnswer | undefined }) {
  const isSending = useIsSending('enrol')
  return (
    <Form method="post" className="form-body account-form" noValidate>
      <input type="hidden" name="intent" value="enrol" />
      <FormProblems answer={answer} form="enrol" />
      <Field
        id="account-phone"
        label="Numéro de téléphone mobile"
        hint="Comme 06 12 34 56 78, ou avec l’indicatif du pays."
        error={errorOf(answer, 'enrol', 'phone')}
      >
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={answer?.values.phone}
          required
        />
      </Field>
      <div className="form-send">
        <Button type="submit" iconEnd="arrow-right" busy={isSending}>
          Recevoir un code
        </Button>
      </div>
    </Form>
  )
}

function PhoneCodeForm({ sent, answer }: { sent: SentCode; answer: AccountAnswer }) {
  const isSending = useIsSending('verify')
  const said = useFocusOnMount<HTMLParagraphElement>()
  return (
    <Form key={answer.attempt} method="post" className="form-body account-form" noValidate>
      <input type="hidden" name="intent" value="verify" />
      <input type="hidden" name="factorId" value={sent.factorId} />
      <input type="hidden" name="challengeId" value={sent.challengeId} />
      <input type="hidden" name="number" value={sent.number} />
      <FormProblems answer={answer} form="verify" />
      <p className="account-said" tabIndex={-1} ref={said}>
        Un code vient de partir vers le <b className="tabular">{sent.shown}</b>. Il vaut cinq minutes.
      </p>
      <OneTimeCodeField
        id="account-code"
        name="code"
        label="Code reçu par SMS"
        error={errorOf(answer, 'verify', 'code')}
      />
      <div className="form-send">
        <Button type="submit" busy={isSending}>
          Vérifier le code
        </Button>
        <TextLink to={href('/compte/securite/telephone')}>Rien reçu&#8239;? Recommencer</TextLink>
      </div>
    </Form>
  )
}
