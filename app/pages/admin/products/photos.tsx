import { Form, href, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { PhotoField } from '../frame/photos/photo-field.tsx'
import type { Route } from './+types/photos.ts'

export { action, loader } from './photos.server.ts'

export const meta = hiddenMeta('Photos', 'Les photos d’un produit.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ProductPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { identifier, name, photos } = loaderData
  const { answer } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/produits/:product', { product: identifier }), label: name }}
        title="Photos"
        lead="La première est celle que l’on voit d’abord."
      />
      <ol className="product-photos stack">
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <PhotoLine photo={photo} place={index + 1} />
          </li>
        ))}
      </ol>
      <Card className="admin-form-card" as="section" aria-labelledby="nouvelle-photo">
        <h2 id="nouvelle-photo" className="d4">
          Ajouter une photo
        </h2>
        <Form
          key={photos.length}
          method="post"
          encType="multipart/form-data"
          className="admin-form stack"
          noValidate
        >
          <FieldProblems answer={answer} prefix="photo" />
          <PhotoField answer={answer} />
          <Button type="submit" size="large" icon="image" busy={isSending}>
            Ajouter la photo
          </Button>
        </Form>
      </Card>
    </>
  )
}

type PhotoLineProps = { photo: Route.ComponentProps['loaderData']['photos'][number]; place: number }

function PhotoLine({ photo: { src, alt, image }, place }: PhotoLineProps) {
  return (
    <Card className="product-photo">
      <img {...image} alt={alt} className="photo-thumb" />
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="src" value={src} />
        <Field id={`alt-${place}`} label="Ce que l’on voit">
          <TextInput name="alt" defaultValue={alt} maxLength={200} key={alt} />
        </Field>
        <div className="row chips">
          <Button type="submit" name="act" value="alt" look="line" size="small">
            Enregistrer
          </Button>
          {place > 1 ? (
            <Button type="submit" name="act" value="up" look="line" size="small">
              Monter<span className="vh">, photo {place}</span>
            </Button>
          ) : null}
          <Button type="submit" name="act" value="remove" look="ghost" size="small">
            Retirer<span className="vh">, photo {place}</span>
          </Button>
        </div>
      </Form>
    </Card>
  )
}
