import { Form, useNavigation } from 'react-router'
import { consentScopes } from '#app/domain/photos/consent.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Panel } from '../frame/panel.tsx'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { ConsentAnswer } from './photo.server.ts'

type Consent = { readonly id: string; readonly person: string; readonly words: string }
type ConsentsProps = { consents: readonly Consent[]; today: string; answer: ConsentAnswer | undefined }

/** Who agreed to be shown; one of them taking it back takes the photo off everywhere. */
export function Consents({ consents, today, answer }: ConsentsProps) {
  return (
    <Panel id="accords" title="Accord des personnes montrées">
      {consents.length === 0 ? (
        <p className="muted">
          Personne de noté. Qui se reconnaît sur une photo l’a permise (C. civ., art. 9).
        </p>
      ) : (
        <ul className="photo-consents">
          {consents.map(({ id, person, words }) => (
            <li key={id}>
              <span>
                <b>{person}</b>
                <small className="muted">{words}</small>
              </span>
              <Form method="post">
                <input type="hidden" name="consent" value={id} />
                <Button
                  type="submit"
                  name="acte"
                  value="reprendre"
                  look="line"
                  size="small"
                  aria-label={`${person} reprend son accord\u00a0: retirer la photo partout`}
                >
                  Accord repris&nbsp;: retirer partout
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <NewConsent today={today} answer={answer} />
    </Panel>
  )
}

function NewConsent({ today, answer }: Omit<ConsentsProps, 'consents'>) {
  const kept = useKeptForm()
  const typed: Partial<Record<string, string>> = answer?.values ?? kept ?? {}
  const isSending = useNavigation().state === 'submitting'
  return (
    <details className="race-change" open={answer !== undefined}>
      <summary className="tap">Noter un accord</summary>
      <Form method="post" className="admin-form stack" noValidate>
        <FieldProblems answer={answer} prefix="consent" />
        <Field
          id="consent-person"
          label="Qui"
          hint="Mineur&nbsp;: avec l’accord de ses deux parents."
          error={messageFor(answer, 'person')}
        >
          <TextInput name="person" defaultValue={typed.person} maxLength={120} />
        </Field>
        <Field id="consent-scope" label="Permet" error={messageFor(answer, 'scope')}>
          <Select name="scope" defaultValue={typed.scope ?? 'site'}>
            {Object.entries(consentScopes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="consent-givenOn" label="Donné le" error={messageFor(answer, 'givenOn')}>
          <TextInput name="givenOn" type="date" defaultValue={typed.givenOn ?? today} max={today} />
        </Field>
        <Field
          id="consent-endsOn"
          label="Jusqu’au"
          hint="Le lendemain, le site retire la photo de lui-même."
          error={messageFor(answer, 'endsOn')}
          optional
        >
          <TextInput name="endsOn" type="date" defaultValue={typed.endsOn} min={today} />
        </Field>
        <Button type="submit" name="acte" value="accord" look="line" busy={isSending}>
          Noter l’accord
        </Button>
      </Form>
    </details>
  )
}
