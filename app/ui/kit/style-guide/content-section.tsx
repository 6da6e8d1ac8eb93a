import { DataTable } from '../data-table.tsx'
import { KeyValueList } from '../key-value-list.tsx'
import { Note } from '../note.tsx'
import { PlacesGauge } from '../places-gauge.tsx'
import { StepsLine } from '../steps-line.tsx'
import { GuideSection } from './guide-section.tsx'

export function ContentSection() {
  return (
    <GuideSection title="Informer">
      <div className="guide-halves">
        <div className="guide-stack">
          <Note>Les heures sont celles de Paris.</Note>
          <Note tone="success">Votre demande est partie.</Note>
          <Note tone="warning">Le bassin ferme à 20&nbsp;h ce jour-là.</Note>
          <Note tone="error">La page n’a pas pu s’afficher.</Note>
          <Note tone="neutral">Un mot en passant.</Note>
          <PlacesGauge free={4} total={16} />
          <PlacesGauge free={1} total={16} />
          <PlacesGauge free={0} total={16} />
        </div>
        <StepsLine
          steps={[
            { title: 'Vous écrivez', text: 'Trois lignes suffisent.', done: true },
            { title: 'Un coach vous lit', text: 'Sous deux jours ouvrés.', done: true },
            { title: 'Vous en parlez', text: 'Vingt minutes au téléphone, sans engagement.' },
            { title: 'Le plan commence', text: 'Le lundi qui suit.' },
          ]}
        />
        <KeyValueList
          items={[
            { term: 'Dates', icon: 'calendar-days', value: '14 au 21 mars' },
            { term: 'Lieu', icon: 'map-pin', value: 'Lanzarote' },
          ]}
        />
        <DataTable caption="Allures d’entraînement">
          <thead>
            <tr>
              <th scope="col">Zone</th>
              <th scope="col">Allure</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Endurance</th>
              <td className="num">5′40″/km</td>
            </tr>
            <tr>
              <th scope="row">Seuil</th>
              <td className="num">4′28″/km</td>
            </tr>
          </tbody>
        </DataTable>
      </div>
    </GuideSection>
  )
}
