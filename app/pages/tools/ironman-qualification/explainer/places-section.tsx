import { Certainty } from './certainty.tsx'
import { ExplainerSection } from './explainer-section.tsx'
import { PlacesFlow } from './places-flow.tsx'
import { RuleSteps } from './rule-steps.tsx'
import { sharePlaces, supposedField } from './share-places.ts'

/** How the places of a race are shared, one stroke each. */
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
      <p className="explainer-note">
        <b>Hypothèses de l’exemple.</b> {supposedField.groupsWomen} groupes d’âge présents chez les femmes,{' '}
        {supposedField.groupsMen} chez les hommes, {supposedField.womenPerHundred} % de femmes au départ ;
        nombre de places de la saison 2026. L’arrondi du partage n’est pas publié : nous arrondissons la part
        des hommes au plus proche, les femmes ont le reste. <Certainty degree="computed" />
      </p>
    </ExplainerSection>
  )
}
