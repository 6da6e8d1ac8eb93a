import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Certainty, ExplainerSection } from './explainer-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }
import { PlacesFlow } from './places-flow.tsx'
import { sharePlaces } from './places.ts'

type Marked = { text?: string; mark?: string }

type Difference = { point: string; full: Marked; half: Marked }

export function FormatsSection() {
  return (
    <ExplainerSection
      id="formats"
      isFolded
      title="70.3 ou Ironman : deux partages"
      lead="Le même temps pondéré, mais pas la même géométrie. En 70.3, la parité est donnée au départ."
    >
      <div className="format-flows">
        <div>
          <h3 className="d4">Ironman</h3>
          <p className="muted">40 places : France, Nice, saison 2026</p>
          <PlacesFlow shared={sharePlaces('ironman-france')} small />
        </div>
        <div>
          <h3 className="d4">70.3</h3>
          <p className="muted">35 places + 35 : Nice, saison 2026</p>
          <PlacesFlow shared={sharePlaces('ironman-70-3-nice')} small />
        </div>
        <Certainty degree="computed">Calculé par nous, avec les hypothèses de l’exemple plus haut</Certainty>
      </div>
      <DataTable caption="Ce qui change entre l’Ironman et le 70.3" className="explainer-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Point comparé</span>
            </th>
            <th scope="col">Ironman</th>
            <th scope="col">70.3</th>
          </tr>
        </thead>
        <tbody>
          {(texts.differences as Difference[]).map(({ point, full, half }) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {[full, half].map(({ text, mark }, distance) => (
                <td key={distance}>
                  {text}
                  {text && mark && ' '}
                  {mark && <Certainty degree={mark} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </ExplainerSection>
  )
}
