import { Form, href } from 'react-router'
import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { errorOf, type AccountAnswer } from './account-answer.ts'
import type { SentCode } from './enrol-phone.server.ts'
import { FormProblems } from './form-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

/** Second step: the code that was sent. */
export function PhoneCodeForm({ sent, answer }: { sent: SentCode; answer: AccountAnswer }) {
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
