import { FACTOR_TABLES } from '#app/domain/training/qualification/grading.ts'
import { writePercentage } from '#app/domain/training/typed/writing.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { writeFactor } from '../system-words.ts'
import { Certainty, ExplainerSection } from './explainer-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }

const referenceBand = 2

export const effects = texts.effects

type Effect = (typeof effects)[number]

export function womenPerHundred({ men }: Effect): number {
  return Math.round(100 - men)
}

export function hundredStrokes(tall: number): { tall: string; short: string } {
  return { tall: strokes(0, tall, 44), short: strokes(tall, 100 - tall, 26) }
}

function strokes(first: number, count: number, height: number): string {
  return `M${first * 4 - 2} ${44 - height}${`m4 0v${height}m0-${height}`.repeat(count)}`
}

const periods = [
  ['jusqu’aux championnats 2025', 'Au prorata'],
  ['juillet à novembre 2025', 'Liste unique'],
  ['depuis le 14 novembre 2025', 'Deux listes'],
]
const reference = ['F 30–34', 'Sans coefficient', referenceOf('2025-07', 'H'), referenceOf('2025-11', 'F')]

export function ReformsSection() {
  return (
    <ExplainerSection
      id="avant-apres"
      isFolded
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
            {periods.map(([period, rule]) => (
              <th key={rule} scope="col">
                <small>{period}</small> {rule}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...texts.reforms, reference].map(([point, ...rules]) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {rules.map((rule, index) => (
                <td key={index}>{rule}</td>
              ))}
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
