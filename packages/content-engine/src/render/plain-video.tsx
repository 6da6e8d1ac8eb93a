import type { VideoProps } from './block-props.ts'

/** A link until it is clicked: nothing is asked of the video's site before. */
export function PlainVideo({ src, titre, host, poster }: VideoProps) {
  return (
    <figure className="content-video" data-video={src}>
      <a href={src} rel="noopener noreferrer">
        {poster && <img {...poster} alt="" />}
        <span>
          Voir la vidéo{'\u00a0'}: {titre}
        </span>
      </a>
      {host && (
        <figcaption>
          La vidéo est hébergée par {host}, qui peut déposer des cookies. Rien n’est chargé avant votre clic.
        </figcaption>
      )}
    </figure>
  )
}
