import { FACTOR_TABLES } from '#app/domain/training/qualification/grading.ts'
import { writePercentage } from '#app/domain/training/typed/writing.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { writeFactor } from '../system-words.ts'
import { Certainty } from './certainty.tsx'
import { ExplainerSection } from './explainer-section.tsx'
import { hundredStrokes, effects, womenPerHundred } from './published-effect.ts'

const referenceBand = 2
const rows = [
  ['On se mesure à', 'Son groupe d’âge', 'Tout le monde, femmes et hommes', 'Tous les âges du même sexe'],
  [
    'Place garantie',
    'Une par groupe d’âge ayant des partants',
    'Une par groupe d’âge, jusqu’au 3e rang',
    'Une par groupe d’âge, jusqu’au 3e rang',
  ],
  [
    'Autres places',
    'Au prorata des partants',
    'Au temps pondéré',
    'Partagées entre femmes et hommes selon les partants, puis au temps pondéré',
  ],
  [
    'Place refusée',
    'Reste dans le groupe d’âge, sans limite',
    'Rejoint la liste commune',
    'Rejoint la liste du même sexe',
  ],
  ['F 30–34', 'Sans coefficient', referenceOf('2025-07', 'H'), referenceOf('2025-11', 'F')],
] as const

export function ReformsSection() {
  return (
    <ExplainerSection
      id="avant-apres"
      title="Avant, après"
      lead="Deux réformes en 2025 : ce qui a changé, ligne par ligne, pour un Ironman."
      raised
    >
      <DataTable caption="Les trois règles de l’Ironman" className="explainer-table reforms-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Point comparé</span>
            </th>
            <th scope="col">
              <small>jusqu’aux championnats 2025</small> Au prorata
            </th>
            <th scope="col">
              <small>juillet à novembre 2025</small> Liste unique
            </th>
            <th scope="col">
              <small>depuis le 14 novembre 2025</small> Deux listes
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([point, before, oneList, twoLists]) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              <td>{before}</td>
              <td>{oneList}</td>
              <td>{twoLists}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <h3 className="d4">Pourquoi la seconde réforme</h3>
      <EffectList />
      <p className="tool-note explainer-note">
        Cent traits par ligne, les grands sont des femmes. Notre calcul applique la règle de juillet 2025 aux
        résultats de douze courses de l’automne : il retrouve l’effet annoncé. Depuis novembre, les femmes ont
        la part de la liste que leur donne leur part au départ.
      </p>
    </ExplainerSection>
  )
}

function referenceOf(table: '2025-07' | '2025-11', letter: 'F' | 'H'): string {
  const factor = FACTOR_TABLES[table].women[referenceBand] ?? 1
  return `${writeFactor(factor)}, rapporté à ${letter} 30–34`
}

function EffectList() {
  return (
    <ul className="effects">
      {effects.map((effect) => {
        const women = womenPerHundred(effect)
        const strokes = hundredStrokes(women)
        return (
          <li key={effect.title}>
            <p>
              <b>{effect.title}</b>
              <small>{effect.detail}</small>
            </p>
            <svg viewBox="0 0 400 44" preserveAspectRatio="none" aria-hidden="true">
              <path className="ln" d={strokes.short} />
              <path className="ln ln-hi" d={strokes.tall} />
            </svg>
            <p>
              <b className="num">{writePercentage(effect.men)} d’hommes</b>
              <small>soit {women} femmes sur 100</small>
              <Certainty degree={effect.degree} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
