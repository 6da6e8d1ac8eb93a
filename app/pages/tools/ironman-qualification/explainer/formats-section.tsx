import type { ReactNode } from 'react'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Certainty } from './certainty.tsx'
import { ExplainerSection } from './explainer-section.tsx'
import { PlacesFlow } from './places-flow.tsx'
import { sharePlaces } from './places.ts'

const differences: { point: string; full: ReactNode; half: ReactNode }[] = [
  {
    point: 'Places',
    full: 'De 40 à 100 selon la course, un seul nombre pour tous',
    half: 'Autant pour les femmes que pour les hommes',
  },
  {
    point: 'Liste pondérée',
    full: 'Partagée selon la part de chaque sexe parmi les partants',
    half: 'Deux listes, chacune sur ses propres places',
  },
  { point: 'Coefficient 1', full: 'F 30–34 et H 30–34', half: 'F 25–29 et H 18–24' },
  {
    point: 'Championnats pris en compte',
    full: 'Cinq dernières éditions courues en un seul jour à Kona',
    half: 'Cinq dernières éditions',
  },
  {
    point: 'Championnat 2026',
    full: 'Kona, fixé au 10 octobre, un seul jour',
    half: (
      <>
        Nice, septembre, deux jours de course <Certainty degree="unverified" />
      </>
    ),
  },
  {
    point: 'Championnat 2027',
    full: <Certainty degree="unverified" />,
    half: (
      <>
        Chattanooga, le 28 août <Certainty degree="unverified" />
      </>
    ),
  },
  {
    point: 'Dernière table connue',
    full: '14 novembre 2025',
    half: (
      <>
        23 juin 2026 <Certainty degree="single" />
      </>
    ),
  },
]

export function FormatsSection() {
  return (
    <ExplainerSection
      id="formats"
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
          {differences.map(({ point, full, half }) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              <td>{full}</td>
              <td>{half}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </ExplainerSection>
  )
}
