import { IntentForm } from './intent-form.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

/** Nobody has addresses before they ask for some. */
export function NoAddress() {
  return (
    <SubscriptionSection
      id="adresses"
      title="Vos deux calendriers"
      lead="Un agenda ne sait pas se connecter à votre place&nbsp;: il lit une adresse qui n’est qu’à vous."
    >
      <p className="subscription-none">
        Vous n’avez pas encore d’adresse. Il y en aura deux&nbsp;: tout le calendrier, et vos courses.
      </p>
      <IntentForm intent="renouveler" icon="key-round">
        Créer mes adresses
      </IntentForm>
    </SubscriptionSection>
  )
}
