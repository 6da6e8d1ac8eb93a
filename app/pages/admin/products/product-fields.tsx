import { genderLabels } from '#app/domain/shop/labels.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { FieldsProps } from './product-form.tsx'

export function DescriptionFields({ values, errorOf }: FieldsProps) {
  return (
    <>
      <Field id="product-name" label="Nom" error={errorOf('name')}>
        <TextInput name="name" defaultValue={values.name} />
      </Field>
      <Field id="product-summary" label="En une ligne" error={errorOf('summary')}>
        <TextInput name="summary" defaultValue={values.summary} />
      </Field>
      <Field id="product-lead" label="Texte" error={errorOf('lead')}>
        <Textarea name="lead" defaultValue={values.lead} />
      </Field>
      <Field id="product-gender" label="Pour" error={errorOf('gender')}>
        <Select name="gender" defaultValue={values.gender}>
          {Object.entries(genderLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

const isDay = (typed = '') => typed === '' || /^\d{4}-\d\d-\d\d$/.test(typed)

export function PriceFields({ values, errorOf }: FieldsProps) {
  return (
    <>
      <div className="admin-form-pair">
        <Field id="product-price" label="Prix (€)" error={errorOf('price')}>
          <TextInput name="price" inputMode="decimal" defaultValue={values.price} figures />
        </Field>
        <Field id="product-discount" label="Remise (%)" error={errorOf('discount')} optional>
          <TextInput name="discount" inputMode="numeric" defaultValue={values.discount} figures />
        </Field>
      </div>
      <div className="admin-form-pair">
        <DiscountDay name="discountFrom" label="Remise du" values={values} errorOf={errorOf} />
        <DiscountDay name="discountTo" label="Au, ce jour compris" values={values} errorOf={errorOf} />
      </div>
    </>
  )
}

type DiscountDayProps = FieldsProps & { name: 'discountFrom' | 'discountTo'; label: string }

// A sample has days that move with today, such as J-10: they are shown as they are written.
function DiscountDay({ name, label, values, errorOf }: DiscountDayProps) {
  const type = isDay(values[name]) ? 'date' : 'text'
  return (
    <Field id={`product-${name}`} label={label} error={errorOf(name)} optional>
      <TextInput name={name} type={type} defaultValue={values[name]} />
    </Field>
  )
}

export function TextileFields({ values, errorOf }: FieldsProps) {
  return (
    <>
      <Checkbox
        id="product-textile"
        name="textile"
        label="C’est un textile"
        defaultChecked={values.textile === 'on'}
      />
      <Field
        id="product-composition"
        label="Composition"
        hint="Une partie par ligne&nbsp;: «&#8239;Col&nbsp;: coton 95&nbsp;%, élasthanne 5&nbsp;%&#8239;». Sans elle, un textile ne peut pas être publié."
        error={errorOf('composition')}
      >
        <Textarea name="composition" rows={3} defaultValue={values.composition} />
      </Field>
      <Field id="product-material" label="Matière" error={errorOf('material')} optional>
        <TextInput name="material" defaultValue={values.material} />
      </Field>
      <Field id="product-care" label="Entretien" error={errorOf('care')} optional>
        <Textarea name="care" rows={2} defaultValue={values.care} />
      </Field>
    </>
  )
}
