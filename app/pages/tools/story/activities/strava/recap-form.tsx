import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { SegmentedControl } from '#app/ui/kit/fields/segmented-control.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { storyPath } from '../addresses.ts'
import { recapKinds } from '../recap-kinds.ts'

/** A week, a month or a year of Strava’s list in one picture. @param today `YYYY-MM-DD` */
export function RecapForm({ today }: { today: string }) {
  return (
    <Form method="get" action={storyPath} className="strava-recap only-live" aria-labelledby="bilan">
      <h3 className="d5" id="bilan">
        Votre bilan en une image
      </h3>
      <div className="strava-recap-fields cluster">
        <SegmentedControl legend="Période" name="bilan" options={recapKinds} defaultValue="semaine" />
        <Field id="bilan-jour" label="Un jour de cette période">
          <TextInput name="jour" type="date" min="2000-01-01" max={today} defaultValue={today} required />
        </Field>
        <Button type="submit" icon="image">
          Dessiner ce bilan
        </Button>
      </div>
    </Form>
  )
}
