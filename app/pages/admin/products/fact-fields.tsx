import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { FieldsProps } from './product-form.tsx'

/** What is told below the fold of a product's page. */
export function StoryFields({ values, errorOf }: FieldsProps) {
  return (
    <>
      <Field id="product-story" label="Histoire, son titre" error={errorOf('story')} optional>
        <TextInput name="storyTitle" defaultValue={values.storyTitle} />
      </Field>
      <Field id="product-storyText" label="Histoire, son texte" optional>
        <Textarea name="storyText" rows={3} defaultValue={values.storyText} />
      </Field>
      <Field
        id="product-sizeGuide"
        label="Guide des tailles"
        hint="Une ligne par taille, les cases séparées par «&#8239;|&#8239;». La première ligne nomme les colonnes."
        error={errorOf('sizeGuide')}
        optional
      >
        <Textarea name="guideTable" rows={6} defaultValue={values.guideTable} />
      </Field>
      <Field id="product-guideAdvice" label="Conseil de taille" optional>
        <TextInput name="guideAdvice" defaultValue={values.guideAdvice} />
      </Field>
      <Field
        id="product-related"
        label="Va bien avec"
        hint="La référence d’un article par ligne."
        error={errorOf('related')}
        optional
      >
        <Textarea name="related" rows={2} defaultValue={values.related} />
      </Field>
    </>
  )
}

/** What the law wants told, and when it leaves. */
export function LegalFields({ values, errorOf }: FieldsProps) {
  return (
    <>
      <div className="admin-form-pair">
        <Field
          id="product-deliveryDelay"
          label="Part sous (jours ouvrés)"
          hint="De 1 à 15."
          error={errorOf('deliveryDelay')}
        >
          <TextInput name="deliveryDelay" inputMode="numeric" defaultValue={values.deliveryDelay} figures />
        </Field>
        <Field id="product-addedOn" label="À la boutique depuis" error={errorOf('addedOn')}>
          <TextInput
            name="addedOn"
            type={/^\d{4}-\d\d-\d\d$/.test(values.addedOn ?? '') ? 'date' : 'text'}
            defaultValue={values.addedOn}
          />
        </Field>
      </div>
      <Field id="product-withdrawal" label="Rétractation" error={errorOf('withdrawal')}>
        <Select name="withdrawal" defaultValue={values.withdrawal}>
          <option value="14-jours">Quatorze jours</option>
          <option value="hygiene">Quatorze jours, sauf descellé (hygiène)</option>
        </Select>
      </Field>
      <Field
        id="product-warnings"
        label="Avertissements"
        hint="Un par ligne."
        error={errorOf('warnings')}
        optional
      >
        <Textarea name="warnings" rows={3} defaultValue={values.warnings} />
      </Field>
      <MakerFields values={values} errorOf={errorOf} />
    </>
  )
}

function MakerFields({ values, errorOf }: FieldsProps) {
  const line = (name: string, label: string) => (
    <Field id={`product-${name}`} label={label}>
      <TextInput name={name} defaultValue={values[name]} autoComplete="off" />
    </Field>
  )
  return (
    <>
      <Field id="product-maker" label="Fabricant" error={errorOf('maker')}>
        <TextInput name="makerName" defaultValue={values.makerName} autoComplete="off" />
      </Field>
      {line('makerStreet', 'Son adresse')}
      <div className="admin-form-pair">
        {line('makerPostcode', 'Son code postal')}
        {line('makerCity', 'Sa ville')}
      </div>
      <div className="admin-form-pair">
        {line('makerCountry', 'Son pays (vide\u00a0: France)')}
        {line('makerEmail', 'Son e-mail')}
      </div>
    </>
  )
}
