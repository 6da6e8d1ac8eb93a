import type { ReactNode } from 'react'
import type { CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { CoachingHeadArt, type CoachingDiscipline } from '#app/ui/art/coaching-head-art.tsx'
import { contactPath } from '#app/ui/blocks/contact-path.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'

type CoachingHeadProps = { discipline: CoachingDiscipline; texts: CoachingTexts; children?: ReactNode }

/** The opening of a coaching page, on ink: its ground is the discipline's own. */
export function CoachingHead({ discipline, texts, children }: CoachingHeadProps) {
  return (
    <section className={`coaching-head coaching-head-of-${discipline} ink`}>
      <CoachingHeadArt discipline={discipline} />
      <div className="wrap coaching-head-text">
        <p className="tag">Coaching</p>
        <h1 className="d1">
          <AcceleratedWord word={texts.word} from={64} to={125} /> <span>{texts.subtitle}</span>
        </h1>
        <p className="lead">{texts.lead}</p>
        <p className="actions">
          <ButtonLink look="ink" size="large" to={contactPath('coaching')}>
            Demander un bilan gratuit
          </ButtonLink>
          <a className="button button-line button-large" href="#formules">
            Voir les formules
          </a>
        </p>
      </div>
      {children}
    </section>
  )
}
