import { Certainty } from './certainty.tsx'
import { ExplainerSection } from './explainer-section.tsx'
import { PlacesFlow } from './places-flow.tsx'
import { sharePlaces, supposedField } from './places.ts'

export function PlacesSection() {
  const shared = sharePlaces('ironman-france')
  return (
    <ExplainerSection
      id="une-place"
      title="Une ligne, une place"
      lead="Chaque trait est une place pour le championnat du monde. Suivez-les : elles se partagent en deux temps."
      raised
    >
      <RuleSteps />
      <h3 className="d4">Exemple : Ironman France, Nice, {shared.race.slots} places</h3>
      <PlacesFlow shared={shared} />
      <p className="tool-note explainer-note">
        <b>Hypothèses de l’exemple.</b> {supposedField.groupsWomen} groupes d’âge présents chez les femmes,{' '}
        {supposedField.groupsMen} chez les hommes, {supposedField.womenPerHundred} % de femmes au départ ;
        nombre de places de la saison 2026. L’arrondi du partage n’est pas publié : nous arrondissons la part
        des hommes au plus proche, les femmes ont le reste. <Certainty degree="computed" />
      </p>
    </ExplainerSection>
  )
}

const steps = [
  {
    title: 'Une place automatique par groupe d’âge',
    text: 'Pour la première et le premier de chaque groupe présent au départ. Refusée, elle passe au 2e rang, puis au 3e, jamais plus loin : elle rejoint alors la liste du même sexe.',
    others: 'M206 57h86M206 47h86',
    mine: 'M8 18h168c50 0 36 34 116 34',
    stops: 'M8 18h0M92 18h0M176 18h0',
  },
  {
    title: 'Le reste forme deux listes',
    text: 'Femmes d’un côté, hommes de l’autre. En Ironman, selon la part de chaque sexe parmi les partants ; en 70.3, les places sont aussi nombreuses pour les femmes que pour les hommes.',
    others:
      'M4 14h96c50 0 50-10 100-10h96M4 22h96c50 0 50-6 100-6h96M4 26h96c50 0 50 8 100 8h96M4 32h96c50 0 50 10 100 10h96M4 38h96c50 0 50 12 100 12h96M4 44h96c50 0 50 14 100 14h96',
    mine: 'M4 18h96c50 0 50-8 100-8h96',
  },
  {
    title: 'Le temps pondéré décide',
    text: 'Votre temps final, transitions comprises, multiplié par le coefficient de votre groupe. Les places sont proposées dans cet ordre, tous âges ensemble, jusqu’à la dernière.',
    others:
      'M4 7c116 0 176 30 292 30M4 17h292M4 27c116 0 176 20 292 20M4 47c116 0 176 10 292 10M4 57c116 0 176-30 292-30',
    mine: 'M4 37c116 0 176-30 292-30',
  },
] as const

function RuleSteps() {
  return (
    <ol className="rule-steps">
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="d5">{step.title}</h3>
          <p>{step.text}</p>
          <svg viewBox="0 0 300 64" aria-hidden="true">
            <path className="ln" d={step.others} />
            <path className="ln ln-hi" d={step.mine} />
            {'stops' in step ? <path className="ln ln-hi explainer-dots" d={step.stops} /> : null}
          </svg>
          <Certainty degree="read" />
        </li>
      ))}
    </ol>
  )
}
