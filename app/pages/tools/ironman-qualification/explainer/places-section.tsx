import { Certainty, ExplainerSection } from './explainer-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }
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

function RuleSteps() {
  return (
    <ol className="rule-steps">
      {texts.steps.map((step, index) => (
        <li key={step.title}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="d5">{step.title}</h3>
          <p>{step.text}</p>
          <svg viewBox="0 0 300 64" aria-hidden="true">
            <path className="ln" d={step.others} />
            <path className="ln ln-hi" d={step.mine} />
            {step.stops && <path className="ln ln-hi explainer-dots" d={step.stops} />}
          </svg>
          <Certainty degree="read" />
        </li>
      ))}
    </ol>
  )
}
