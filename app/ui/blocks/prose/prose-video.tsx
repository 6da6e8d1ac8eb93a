import { Icon } from '#app/ui/kit/icon.tsx'
import type { VideoProps } from '@allure/content-engine/render'

/**
 * Our own videos play here, loaded at the click. Those of another site open over there: our pages ask nothing of
 * anybody else, and say beforehand where the click leads.
 */
export function ProseVideo({ src, titre, host, poster }: VideoProps) {
  if (!host) {
    return (
      <figure className="prose-video">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a content file gives no captions; its title says what it shows */}
        <video src={src} controls preload="none" poster={poster?.src} aria-label={titre} />
        <figcaption>{titre}</figcaption>
      </figure>
    )
  }
  return (
    <figure className="prose-video">
      <a href={src} target="_blank" rel="noopener noreferrer">
        {poster ? <img {...poster} alt="" /> : null}
        <span className="prose-video-label">
          <Icon name="external-link" />
          Voir la vidéo&nbsp;: {titre}
          <span className="vh"> (nouvel onglet)</span>
        </span>
      </a>
      <figcaption>
        La vidéo est hébergée par {host}, qui peut déposer des cookies. Rien n’est chargé avant votre clic,
        qui ouvre un nouvel onglet.
      </figcaption>
    </figure>
  )
}
