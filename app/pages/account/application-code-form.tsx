import { Form } from 'react-router'
import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { errorOf, type AccountAnswer } from './account-answer.ts'
import type { ApplicationEnrolment } from './enrol-application.server.ts'
import { FormProblems } from './form-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

type ApplicationCodeFormProps = { enrolment: ApplicationEnrolment; answer: AccountAnswer }

/** Second step: the picture or the key goes into the application, which answers with its first code. */
export function ApplicationCodeForm({ enrolment, answer }: ApplicationCodeFormProps) {
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
