import type { CoachingSummary, HomeTexts } from '#app/domain/home/store.server.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { DisciplineLane } from './discipline-lane.tsx'

type DisciplinesProps = { texts: HomeTexts['disciplines']; coachings: readonly CoachingSummary[] }

export function Disciplines({ texts, coachings }: DisciplinesProps) {
  return (
    <section className="section wrap" id="coaching">
      <SectionHead title={texts.title} lead={texts.lead} />
      <ol className="discipline-lanes">
        {coachings.map((coaching, index) => (
          <DisciplineLane key={coaching.subject} coaching={coaching} lane={index + 1} />
        ))}
      </ol>
    </section>
  )
}
