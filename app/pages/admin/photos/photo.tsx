import { data, href, redirect } from 'react-router'
import { photoSource } from '#app/domain/photos/photo.ts'
import { readPhotos, removePhoto } from '#app/domain/photos/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { imageAttributes } from '@allure/content-engine/images'
import { ActCard } from '../frame/acts/act-card.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/photo.ts'

export const meta = hiddenMeta('Une photo', 'Une photo du site.')

export async function loader({ request, context, params: { photo: id } }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const photo = (await readPhotos(services.database, [id])).get(id)
  if (!photo) throw pageNotFound(request)
  const source = photoSource(photo)
  return data({ ...photo, source, image: imageAttributes({}, source.slice(1)) }, { headers: noStore })
}

export async function action({ context, params: { photo: id } }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const isRemoved = await removePhoto(services, { id, actor })
  const done = isRemoved ? 'photo-retiree' : 'rien'
  return redirect(`${href('/admin/photos')}?fait=${done}`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Photo({ loaderData: photo }: Route.ComponentProps) {
  const name = `![${photo.alt}](${photo.source})`
  return (
    <>
      <AdminHead back={{ to: href('/admin/photos'), label: 'Photos' }} title={photo.alt} />
      <div className="admin-columns columns">
        <img {...photo.image} alt={photo.alt} className="photo-shown" />
        <div className="stack">
          <Panel id="photo-faits" title="Dans un texte">
            <Facts
              items={[
                { term: 'Taille', value: `${photo.width}\u00A0×\u00A0${photo.height}` },
                { term: 'Crédit', value: photo.credit ?? undefined },
              ]}
            />
            <p className="photo-name">
              <code>{name}</code>
            </p>
            <CopyButton text={name}>Copier</CopyButton>
          </Panel>
          <ActCard
            label="Retirer la photo du site"
            isDanger
            consequences={[
              'Elle disparaît de toutes les pages qui la montrent, en quelques minutes.',
              'Elle n’est pas gardée\u00A0: il faudra la déposer de nouveau.',
            ]}
            back={href('/admin/photos')}
          />
        </div>
      </div>
    </>
  )
}
