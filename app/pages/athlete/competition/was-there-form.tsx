import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { ChoicePill } from '#app/ui/kit/choice-pill.tsx'
import { ChoicePills } from '#app/ui/kit/choice-pills.tsx'
import { FieldGroup } from '#app/ui/kit/field-group.tsx'
import { competitionPath } from '../competition-addresses.ts'
import type { PresenceAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'
import { HideChoice } from './hide-choice.tsx'
import { useSent } from './use-sent.ts'

type WasThereFormProps = { race: CompetitionView; presence: PresenceAgain | undefined }

/** Who ran without having said so says it afterwards; the result is asked next. */
export function WasThereForm({ race: { id, formats, answer }, presence }: WasThereFormProps) {
  const sent = useSent('was-there')
  const [first] = formats
  const chosen = presence?.format ?? answer.format
  return (
    <Form method="post" action={competitionPath(id)} className="race-form" replace preventScrollReset>
      <input type="hidden" name="intent" value="was-there" />
      {formats.length === 1 && first ? <input type="hidden" name="format" value={first.key} /> : null}
      {formats.length > 1 ? (
        <FieldGroup id="race-format" legend="Sur quel format&#8239;?">
          <ChoicePills>
            {formats.map(({ key, name }) => (
              <ChoicePill key={key} name="format" value={key} defaultChecked={key === chosen}>
                {name}
              </ChoicePill>
            ))}
          </ChoicePills>
        </FieldGroup>
      ) : null}
      <HideChoice isHidden={presence?.isHidden ?? answer.isHidden === 'on'} />
      <Button type="submit" size="large" icon="check" block busy={sent !== undefined}>
        J’y étais
      </Button>
    </Form>
  )
}
