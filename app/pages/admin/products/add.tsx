import { data, Form, href, redirect, useNavigation } from 'react-router'
import { textFields, type FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { listOfficeProducts } from '#app/domain/shop/office/list-store.server.ts'
import { addProduct } from '#app/domain/shop/office/save-product.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/add.ts'

export const meta = hiddenMeta('Ajouter un produit', 'Un produit nouveau, d’après un autre.')

const fields = ['name', 'like'] as const

type AddAnswer = {
  attempt: string
  values: FormValues<(typeof fields)[number]>
  problems: { field: string; message: string }[]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const models = (await listOfficeProducts(services)).map(({ identifier, name }) => ({ identifier, name }))
  return data({ models }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const values = textFields(await readForm(request), fields)
  const added = await addProduct(services, {
    name: values.name.replaceAll(/\s+/g, ' ').trim().slice(0, 100),
    like: values.like,
    actor,
  })
  if (!added.ok) {
    const { id: attempt } = context.get(requestContext)
    const problems =
      added.problems.length > 0 ? [...added.problems] : [{ field: 'like', message: 'Choisissez un produit.' }]
    return data<AddAnswer>({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
  }
  const page = href('/admin/produits/:product', { product: added.identifier })
  return redirect(`${page}?fait=produit-ajoute`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function AddProduct({ loaderData: { models }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const kept = useKeptForm()
  const values = answer?.values ?? kept
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/produits'), label: 'Produits' }}
        title="Ajouter un produit"
        lead="Il commence en brouillon, d’après un autre&nbsp;: fabricant, tailles, guide des tailles, livraison."
      />
      <Card className="admin-form-card">
        <Form method="post" className="admin-form stack" noValidate>
          <FieldProblems answer={answer} prefix="add" />
          <Field id="add-name" label="Nom" error={messageFor(answer, 'name')}>
            <TextInput name="name" defaultValue={values?.name} autoComplete="off" />
          </Field>
          <Field id="add-like" label="D’après" error={messageFor(answer, 'like')}>
            <Select name="like" defaultValue={values?.like}>
              {models.map(({ identifier, name }) => (
                <option key={identifier} value={identifier}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" size="large" busy={isSending}>
            Créer le brouillon
          </Button>
        </Form>
      </Card>
    </>
  )
}
