import { Form, useNavigation } from 'react-router'
import type { VoucherField } from '#app/domain/camps/vouchers/schema.ts'
import type { CutOff } from '#app/ui/blocks/forms/cut-off.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { VoucherAnswer } from './vouchers.server.ts'

type VoucherFormProps = {
  camps: readonly { slug: string; title: string }[]
  data: VoucherAnswer | CutOff | undefined
}

export function VoucherForm({ camps, data }: VoucherFormProps) {
  const { answer } = useActAnswer(data)
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const values: Partial<Record<string, string>> = answer?.values ?? kept ?? { kind: 'amount' }
  const of = (name: VoucherField) => ({ id: `voucher-${name}`, error: messageFor(answer, name) })
  const input = (name: VoucherField) => ({ name, defaultValue: values[name] })
  return (
    <Card as="section" className="admin-form-card" aria-label="Un nouveau bon">
      <h2 className="d4">Un nouveau bon</h2>
      <Form method="post" className="admin-form stack" noValidate key={answer?.attempt}>
        <FieldProblems answer={answer} prefix="voucher" />
        <Field {...of('code')} label="Code" hint="Ce que l’on tape, comme BIENVENUE-2027.">
          <TextInput {...input('code')} autoCapitalize="characters" required />
        </Field>
        <div className="form-row">
          <Field {...of('kind')} label="Remise en">
            <Select {...input('kind')}>
              <option value="amount">Euros</option>
              <option value="percent">Part du prix, en %</option>
            </Select>
          </Field>
          <Field {...of('value')} label="Combien">
            <TextInput {...input('value')} inputMode="decimal" required />
          </Field>
        </div>
        <Field {...of('camp')} label="Pour">
          <Select {...input('camp')}>
            <option value="">Tous les stages</option>
            {camps.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <div className="form-row">
          <Field {...of('fromOn')} label="Du" optional>
            <TextInput {...input('fromOn')} type="date" />
          </Field>
          <Field {...of('untilOn')} label="Au" optional>
            <TextInput {...input('untilOn')} type="date" />
          </Field>
        </div>
        <div className="form-row">
          <Field {...of('uses')} label="Fois en tout" optional>
            <TextInput {...input('uses')} inputMode="numeric" />
          </Field>
          <Field {...of('usesPerPerson')} label="Fois par personne" optional>
            <TextInput {...input('usesPerPerson')} inputMode="numeric" />
          </Field>
        </div>
        <Checkbox
          id="voucher-isForMembers"
          name="isForMembers"
          label="Pour les membres seulement"
          defaultChecked={values.isForMembers === 'on'}
        />
        <Field {...of('note')} label="Note pour l’équipe" optional>
          <TextInput {...input('note')} />
        </Field>
        <Button type="submit" busy={isSending}>
          Faire ce bon
        </Button>
      </Form>
    </Card>
  )
}
