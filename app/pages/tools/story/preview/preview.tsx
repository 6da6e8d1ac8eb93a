import { useMemo, useRef } from 'react'
import { formats, type TemplateName } from '#app/ui/art/stories/story.ts'
import { searchOf } from '../../tool-query.ts'
import type { StoryState } from '../editor/use-story.ts'
import { meanings } from './meanings.ts'
import { PhotoUnder } from './photo-under.tsx'
import { useMoves } from './use-moves.ts'

type PreviewProps = { state: StoryState; path: string }

export function Preview({ state, path }: PreviewProps) {
  const { look, story, drawing, isLost, choices, query, wrong } = state
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = formats[look.format]
  const svg = useMemo(
    () => drawing && story && drawing.drawStory(story, look, drawing.letters),
    [story, look, drawing],
  )
  const { snaps, ...moves } = useMoves(frame, state)
  const template = shownOf(state)
  return (
    <figure className="story-preview">
      <div
        ref={frame}
        className="story-frame"
        data-format={look.format}
        data-ground={look.ground}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved with keys, as an application is
        tabIndex={0}
        role="application"
        aria-roledescription="aperçu que l’on déplace"
        aria-label={`Aperçu de l’image. Flèches : déplacer ${choices.photo ? 'la photo ou le dessin' : 'le dessin'}, plus et moins : agrandir, origine : remettre en place.`}
        {...moves}
      >
        {choices.photo && look.ground === 'photo' ? (
          <PhotoUnder photo={choices.photo} width={width} height={height} />
        ) : null}
        {svg ? (
          // Our own drawing: every word in it is an outline, nothing typed is in it as text.
          <div className="story-drawing" dangerouslySetInnerHTML={{ __html: svg }} />
        ) : (
          !wrong && (
            <img
              src={`${path}/image.png${searchOf(query)}`}
              width={width}
              height={height}
              alt="Votre activité dessinée"
              fetchPriority="high"
            />
          )
        )}
        <Guides format={look.format} snaps={snaps} />
      </div>
      <figcaption className="small muted">
        <p>
          {`Aperçu au format ${width} × ${height}${look.format === 'story' ? ', zones sûres respectées' : ''}. `}
          {meanings[template]}
        </p>
        {isLost && !svg ? (
          <output>Pas de réseau : l’aperçu revient avec lui, vos choix restent.</output>
        ) : null}
      </figcaption>
    </figure>
  )
}

/** The template that is drawn: another where the activity has nothing for the chosen one. */
export function shownOf({ drawing, story, look }: StoryState): TemplateName {
  return drawing && story ? drawing.shownTemplate(story, look.template) : look.template
}

/** What the drawing is held by while it is moved: the middles, and the edges words keep to. */
function Guides({ format, snaps }: { format: keyof typeof formats; snaps: readonly string[] }) {
  const { width, height, top, bottom } = formats[format]
  const lines: Record<string, string> = {
    'middle-x': `M${width / 2} 0V${height}`,
    'middle-y': `M0 ${height / 2}H${width}`,
    top: `M0 ${top}H${width}`,
    bottom: `M0 ${bottom}H${width}`,
  }
  if (snaps.length === 0) return null
  return (
    <svg className="story-guides" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {snaps.map((name) => (
        <path key={name} d={lines[name]} />
      ))}
    </svg>
  )
}
