import { Form, href } from 'react-router'
import { firstMeasureOn } from '#app/domain/training/reference-paces/rules.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { errorOf, type AccountAnswer } from '../account-answer.ts'
import { FormProblems } from '../form-problems.tsx'
import { useIsSending } from '../use-is-sending.ts'
import { paceWords } from './pace-words.ts'
import type { ShownPace } from './read-paces.server.ts'

type PaceFormProps = { pace: ShownPace; today: string; answer: AccountAnswer | undefined }

export function PaceForm({ pace: { kind, known, typed }, today, answer }: PaceFormProps) {
  const { label, hint, tool } = paceWords[kind]
  const again = answer?.form === kind ? answer.values : undefined
  const isSending = useIsSending(kind)
  // A figure that was kept, or proposed by a tool, takes the place of what stood there.
  return (
    <Form
      key={again ? answer?.attempt : typed}
      method="post"
      action={href('/compte/allures')}
      className="form-body"
      noValidate
    >
      <input type="hidden" name="intent" value={kind} />
      <input type="hidden" name="kind" value={kind} />
      <FormProblems answer={answer} form={kind} />
      <div className="form-row">
        <Field
          id={`account-${kind}-value`}
          label={label}
          hint={hint}
          error={errorOf(answer, kind, `${kind}-value`)}
        >
          <TextInput
            name="value"
            defaultValue={again?.value ?? typed}
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            required
            figures
          />
        </Field>
        <Field
          id={`account-${kind}-measuredOn`}
          label="Mesurée le"
          error={errorOf(answer, kind, `${kind}-measuredOn`)}
        >
          <TextInput
            name="measuredOn"
            type="date"
            min={firstMeasureOn}
            max={today}
            defaultValue={again?.measuredOn ?? today}
            required
            figures
          />
        </Field>
      </div>
      <div className="form-send">
        <Button type="submit" busy={isSending}>
          {known ? 'Changer' : 'Enregistrer'}
        </Button>
        <p className="muted">
          Vous ne la connaissez pas&#8239;? L’outil{' '}
          <a className="link" href={tool.path}>
            {tool.name}
          </a>{' '}
          la calcule.
        </p>
      </div>
    </Form>
  )
}
