import { Form } from 'react-router'
import { OneTimeCodeField } from '../../ui/blocks/accounts/one-time-code-field.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { errorOf, type AccountAnswer } from './account-answer.ts'
import type { SentCode } from './enrol-phone.server.ts'
import { FormProblems } from './form-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

/** Second step: the code that was sent. */
export function PhoneCodeForm({ sent, answer }: { sent: SentCode; answer: AccountAnswer }) {
  const isSending = useIsSending('verify')
  return (
    <Form key={answer.attempt} method="post" className="form-body account-form" noValidate>
      <input type="hidden" name="intent" value="verify" />
      <input type="hidden" name="factorId" value={sent.factorId} />
      <input type="hidden" name="challengeId" value={sent.challengeId} />
      <input type="hidden" name="number" value={sent.number} />
      <FormProblems answer={answer} form="verify" />
      <p>
        Un code vient de partir vers le <b className="tabular-nums">{sent.shown}</b>. Il vaut cinq minutes.
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
      </div>
    </Form>
  )
}
