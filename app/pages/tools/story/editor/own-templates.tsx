import { unmoved } from '#app/ui/art/stories/story.ts'
import { buttonClasses } from '#app/ui/kit/button.tsx'
import { searchOf } from '../../tool-query.ts'
import type { StoryState } from './use-story.ts'

/** Pictures the club has made its own, set up in one press: links, so that they are without a script too. */
export function OwnTemplates({ state }: { state: StoryState }) {
  const { ownTemplates, query, choices, change } = state
  if (ownTemplates.length === 0) return null
  return (
    <nav className="story-group" aria-labelledby="story-own">
      <h2 id="story-own">Modèles du club</h2>
      <div className="story-buttons">
        {ownTemplates.map(({ name, look, figures }) => (
          <a
            key={name}
            className={buttonClasses({ look: 'line', size: 'small' })}
            href={searchOf({
              ...query,
              modele: look.template,
              palette: look.palette.slug,
              tons: look.shade === 'light' ? 'clair' : 'sombre',
              format: look.format,
            })}
            onClick={(event) => {
              event.preventDefault()
              change({
                look: { ...choices.look, ...look, placement: unmoved },
                figures: figures.length > 0 ? figures : choices.figures,
              })
            }}
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  )
}
