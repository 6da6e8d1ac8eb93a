import { data, href, Link } from 'react-router'
import { documentsNamingEach } from '#app/domain/content-edits/store.server.ts'
import { focusStyle, photoSource } from '#app/domain/photos/photo.ts'
import { listPhotos } from '#app/domain/photos/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { imageAttributes } from '@allure/content-engine/images'
import { AdminHead } from '../frame/admin-head.tsx'
import { ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/photos.ts'

export const meta = hiddenMeta('Photos', 'Les photos du site.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const query = readList(url)
  const { photos, total } = await listPhotos(services.database, query)
  const uses = await documentsNamingEach(services, photos.map(photoSource))
  const lines = photos.map(({ id, alt, credit, focusX, focusY, ...sides }) => {
    const source = photoSource({ id, ...sides })
    const image = imageAttributes({}, source.slice(1), '4rem')
    return {
      id,
      alt,
      credit,
      shown: shownWords(uses.get(source)?.length ?? 0),
      image: { ...image, style: focusStyle({ x: focusX, y: focusY }) },
    }
  })
  return data({ lines, total, query }, { headers: noStore })
}

function shownWords(count: number): string {
  if (count === 0) return 'Montrée nulle part'
  return `Montrée dans ${count}\u00a0page${count > 1 ? 's' : ''}`
}

export default function Photos({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Photos" lead="Celles que vous avez déposées, les dernières d’abord.">
        <ButtonLink size="small" to={href('/admin/photos/ajouter')} icon="plus">
          Ajouter une photo
        </ButtonLink>
      </AdminHead>
      <ListPage
        path={href('/admin/photos')}
        {...loaderData}
        searched="Ce que l’on voit, crédit"
        label="Photos"
        empty={{ title: 'Aucune photo ici', text: 'Changez la recherche, ou ajoutez-en une.' }}
        renderLine={({ id, alt, credit, shown, image }) => (
          <Link to={href('/admin/photos/:photo', { photo: id })} className="admin-line row">
            <img {...image} alt="" className="photo-thumb" />
            <span className="admin-line-text">
              <b>{alt}</b>
              <small className="muted">{credit ? `${shown} · ${credit}` : shown}</small>
            </span>
          </Link>
        )}
      />
    </>
  )
}
