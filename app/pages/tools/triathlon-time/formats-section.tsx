import { memo } from 'react'
import type { ComparedRace } from './format-comparison.ts'
import { FormatsTable } from './formats-table.tsx'

export const FormatsSection = memo(function FormatsSection({ races }: { races: readonly ComparedRace[] }) {
  return (
    <section className="wrap tool-section" aria-labelledby="formats">
      <div className="section-head">
        <h2 className="d3" id="formats">
          Sept formats, et deux «&#8239;L&#8239;»
        </h2>
        <p className="lead">
          Le «&#8239;L&#8239;» historique de la FFTri et le «&#8239;L&#8239;» d’usage, calé sur le 70.3, n’ont
          ni les mêmes distances ni le même équilibre.
        </p>
      </div>
      <FormatsTable races={races} />
      <p className="race-note">
        <b>Le XS est une plage</b> : 250 à 500 m, 6,5 à 13 km, 1,7 à 3,5 km. Les organisateurs peuvent
        s’écarter de 10&nbsp;%&nbsp;: vérifiez le guide de course. Hors du format choisi, chaque ligne prend
        les transitions et le ralentissement habituels à sa distance.
      </p>
    </section>
  )
})
