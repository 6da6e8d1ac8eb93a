import { Card } from '#app/ui/kit/card.tsx'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Note } from '#app/ui/kit/note.tsx'

type NewApplicationProps = { name: string; id: string; secret: string | undefined }

/** Shown once, by the answer that added it. */
export function NewApplication({ name, id, secret }: NewApplicationProps) {
  return (
    <Card className="admin-form-card people-hint">
      <div className="admin-form stack">
        <Note tone="success">
          {name} est ajoutée. Recopiez ce qui suit maintenant : le secret n’est plus montré.
        </Note>
        <Field id="application-client" label="client_id">
          <TextInput name="client" defaultValue={id} readOnly />
        </Field>
        {secret === undefined ? null : (
          <>
            <Field id="application-secret" label="client_secret">
              <TextInput name="secret" defaultValue={secret} readOnly autoComplete="off" />
            </Field>
            <CopyButton text={secret} about="secret">
              Copier le secret
            </CopyButton>
          </>
        )}
      </div>
    </Card>
  )
}
