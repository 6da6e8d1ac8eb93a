import type { ComponentProps } from 'react'
import { Button } from '#app/ui/kit/button.tsx'
import type { Library, LibraryPhoto } from './library.ts'

type Press = Pick<ComponentProps<'button'>, 'type' | 'name' | 'value' | 'formAction' | 'onClick'>

type PhotoListProps = {
  library: Library
  /** What a press does: a submit without a script, a call with one. */
  choose: (photo: LibraryPhoto) => Press
  turn: (page: number) => Press
}

/** The photos of the library, each a press away from the text. */
export function PhotoList({ library: { photos, search, page, pages }, choose, turn }: PhotoListProps) {
  if (photos.length === 0)
    return <p className="muted">{search ? 'Aucune photo ne dit cela.' : 'Aucune photo pour le moment.'}</p>
  return (
    <>
      <ul className="text-photos" aria-label="Photos">
        {photos.map((photo) => (
          <li key={photo.id}>
            {/* oxlint-disable-next-line react/button-has-type -- one of the two, with what the press does */}
            <button {...choose(photo)} className="text-photo">
              <img {...photo.image} alt="" className="photo-thumb" />
              <span>{photo.alt}</span>
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <div className="row chips">
          {page > 1 ? (
            <Button look="line" size="small" {...turn(page - 1)}>
              Plus récentes
            </Button>
          ) : null}
          {page < pages ? (
            <Button look="line" size="small" {...turn(page + 1)}>
              Plus anciennes
            </Button>
          ) : null}
          <span className="muted small">
            Page {page} sur {pages}
          </span>
        </div>
      ) : null}
    </>
  )
}
