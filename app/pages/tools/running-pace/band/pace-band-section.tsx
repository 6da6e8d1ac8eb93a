import { memo } from 'react'
import type { ToolQuery } from '../../tool-query.ts'
import type { RunningPaceAnswer } from '../running-pace-answer.ts'
import { BandActions } from './band-actions.tsx'
import { bandOfAnswer } from './band-of-answer.ts'
import { BandPreview } from './band-preview.tsx'
import { sayStep } from './say-band.ts'

type PaceBandSectionProps = {
  /** The tool's own path, under which the files are. */
  path: string
  /** As typed: what links and copies lead to. */
  query: ToolQuery
  answer: RunningPaceAnswer
}

/** The passages of a race to wear on the wrist: seen here, printed, or taken along as a file. */
export const PaceBandSection = memo(function PaceBandSection({ path, query, answer }: PaceBandSectionProps) {
  const band = bandOfAnswer(answer)
  return (
    <section className="tool-section tool-section-raised" aria-labelledby="bracelet">
      <div className="wrap">
        <div className="tool-section-head">
          <div>
            <h2 className="d3" id="bracelet">
              Votre bracelet de passage
            </h2>
            <p className="band-advice">
              {band
                ? `200 × 25 mm, ${sayStep(band)}. Imprimez à 100 %, découpez, refermez avec un morceau d’adhésif.`
                : 'Il se dessine ici dès que votre course a une distance et un temps.'}
            </p>
          </div>
          {band && <BandActions path={path} query={query} />}
        </div>
        {band && <BandPreview band={band} hasTenths={answer.hasTenths} />}
      </div>
    </section>
  )
})
