import type { Coaching, CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { Formula } from './formula.tsx'

type FormulasProps = {
  texts: CoachingTexts['formulas']
  formulas: Coaching['formulas']
  isSample: boolean
}

export function Formulas({ texts, formulas, isSample }: FormulasProps) {
  return (
    <section className="wrap section formulas-section" id="formules">
      <SectionHead title={texts.title} lead={texts.lead} />
      <div className="formulas">
        {formulas.map((formula) => (
          <Formula key={formula.name} formula={formula} />
        ))}
      </div>
      <p className="muted formulas-commitment">
        {texts.commitment} {isSample ? <ExampleBadge /> : null}
      </p>
    </section>
  )
}
