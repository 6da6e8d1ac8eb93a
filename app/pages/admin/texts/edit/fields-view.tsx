import type { FieldView } from '#app/domain/content-edits/form/views.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { PhotoValue, type PhotoAsking } from '../photo/photo-value.tsx'

type Common = {
  errorOf: (name: string) => string | undefined
  /** What was typed before a fresh proof, by name. */
  kept: Partial<Record<string, string>> | undefined
  photos: PhotoAsking
}

type FieldsViewProps = Common & { fields: readonly FieldView[] }

export function FieldsView({ fields, ...common }: FieldsViewProps) {
  return fields.map((field) => <OneField key={field.name} field={field} {...common} />)
}

function OneField({ field, ...common }: Common & { field: FieldView }) {
  if (field.kind === 'list') return <ListField field={field} {...common} />
  if (field.kind === 'group')
    return (
      <details className="text-group" open={isOpen(field.fields, common)}>
        <summary>
          {field.label}
          {common.errorOf(field.name) ? (
            <em className="admin-danger"> {common.errorOf(field.name)}</em>
          ) : null}
        </summary>
        <div className="text-group-fields">
          {field.help ? <p className="field-hint">{field.help}</p> : null}
          <FieldsView fields={field.fields} {...common} />
        </div>
      </details>
    )
  return <ValueField field={field} {...common} />
}

type ListView = Extract<FieldView, { kind: 'list' }>
type ValueView = Exclude<FieldView, { kind: 'list' | 'group' }>

function ListField({ field, ...common }: Common & { field: ListView }) {
  const place = field.name.slice(2)
  const error = common.errorOf(field.name)
  return (
    <fieldset className="text-list">
      <legend className="field-label">{field.label}</legend>
      {error ? <p className="field-error">{error}</p> : null}
      {field.help ? <p className="field-hint">{field.help}</p> : null}
      {field.items.map((item, index) => (
        <details key={item.name} className="text-group" open={isOpen(item.fields, common)}>
          <summary>{item.title}</summary>
          <div className="text-group-fields">
            <FieldsView fields={item.fields} {...common} />
            <div className="row chips">
              {index > 0 ? <Gesture does="monter" at={item.name} words="Monter" /> : null}
              {index < field.items.length - 1 ? (
                <Gesture does="descendre" at={item.name} words="Descendre" />
              ) : null}
              <Gesture does="retirer" at={item.name} words="Retirer" />
            </div>
          </div>
        </details>
      ))}
      <Button type="submit" look="line" size="small" icon="plus" name="geste" value={`ajouter:${place}`}>
        Ajouter<span className="vh"> à «&#8239;{field.label}&#8239;»</span>
      </Button>
    </fieldset>
  )
}

function Gesture({ does, at, words }: { does: string; at: string; words: string }) {
  return (
    <Button type="submit" look="line" size="small" name="geste" value={`${does}:${at.slice(2)}`}>
      {words}
    </Button>
  )
}

/** Whether something inside asks to be looked at: a problem, a photo being chosen. */
function isOpen(fields: readonly FieldView[], common: Common): boolean {
  const { errorOf, photos } = common
  return fields.some((field) => {
    if (errorOf(field.name) || (photos.picking?.field && field.name === `v.${photos.picking.field}`))
      return true
    if (field.kind === 'list') return field.items.some((item) => isOpen(item.fields, common))
    return field.kind === 'group' && isOpen(field.fields, common)
  })
}

function ValueField({ field, errorOf, kept, photos }: Common & { field: ValueView }) {
  const { name, label, help, isOptional, kind } = field
  const value = kept?.[name] ?? field.value
  const described = { id: name, error: errorOf(name), hint: help }
  if (kind === 'check')
    return (
      <>
        <input type="hidden" name={name} value="non" />
        <Checkbox {...described} label={label} name={name} value="oui" defaultChecked={value === 'oui'} />
      </>
    )
  if (kind === 'photo')
    return (
      <PhotoValue name={name} label={label} help={help} error={errorOf(name)} value={value} asking={photos} />
    )
  return (
    <Field {...described} label={label} optional={isOptional}>
      <Control field={field} value={value} />
    </Field>
  )
}

function Control({ field, value }: { field: ValueView; value: string }) {
  const { name, kind } = field
  const rows = Math.min(14, Math.max(2, Math.ceil(value.length / 70), value.split('\n').length))
  if (kind === 'long' || kind === 'lines') return <Textarea name={name} defaultValue={value} rows={rows} />
  if (field.kind === 'choice')
    return (
      <Select name={name} defaultValue={value}>
        {field.isOptional || value === '' ? <option value="">—</option> : null}
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    )
  if (kind === 'number') return <TextInput name={name} defaultValue={value} inputMode="decimal" figures />
  return <TextInput name={name} defaultValue={value} type={kind === 'day' ? 'date' : 'text'} />
}
