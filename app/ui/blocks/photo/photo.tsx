import type { ShownPhoto } from '#app/domain/photos/photo.ts'
import type { LineArtName } from '#app/ui/art/drawings/frames.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type PhotoProps = {
  photo: ShownPhoto
  className?: string
  /** The drawing that crosses it, where the page lays none over it. */
  line?: LineArtName
  /** It opens the page: fetched at once. */
  isFirst?: boolean
  /** Within a link or beside words that say the same, a photo says nothing more. */
  says?: 'all' | 'credit' | 'nothing'
}

/** A photo in the colours of the club: two tones from the tokens, and the line over it. */
export function Photo({ photo, className, line, isFirst = false, says = 'all' }: PhotoProps) {
  const { image, alt, caption, credit } = photo
  const words = [
    says === 'all' ? caption : null,
    says !== 'nothing' && credit ? `Photo\u00a0: ${credit}` : null,
  ]
  const said = words.filter(Boolean).join(' · ')
  return (
    <figure className={joinClasses('photo', className)}>
      <div className="photo-tones">
        <img
          {...image}
          alt={says === 'nothing' ? '' : alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      </div>
      {line ? <LineArt name={line} className="photo-line" /> : null}
      {said ? <figcaption className="smaller">{said}</figcaption> : null}
    </figure>
  )
}
