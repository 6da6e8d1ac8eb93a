import type { HomeTexts } from '../../domain/home/store.server.ts'
import { contactPath } from '../../ui/blocks/contact-path.ts'
import { ButtonLink } from '../../ui/kit/button-link.tsx'

/** The one offer of the page: a first talk, free. */
export function FirstReview({ texts }: { texts: HomeTexts['firstReview'] }) {
  return (
    <section className="section wrap" aria-labelledby="first-review-title">
      <div className="first-review ink">
        <div>
          <h2 className="d3" id="first-review-title">
            {texts.title}
          </h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <div className="first-review-figure">
          <p className="num">
            {texts.figure}
            <small> {texts.unit}</small>
          </p>
          <p>{texts.detail}</p>
          <ButtonLink look="ink" size="large" iconEnd="arrow-right" to={contactPath('coaching')}>
            {texts.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
