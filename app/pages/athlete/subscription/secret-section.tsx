import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { subscriptionPath } from '../calendar/calendar-addresses.ts'
import { SubscriptionSection } from './subscription-section.tsx'

/** What an address gives away, and how to take it back. */
export function SecretSection() {
  return (
    <SubscriptionSection
      id="secret"
      title="Une adresse secrète"
      lead="Qui la connaît lit ce calendrier sans se connecter. Aucun nom de membre n’y est, mais vos courses y sont&nbsp;: ne la publiez pas."
    >
      <p>
        Vous l’avez montrée, ou un appareil n’est plus à vous&#8239;? Changez-en&nbsp;: l’ancienne ne mène
        plus à rien, aussitôt.
      </p>
      <div className="subscription-buttons">
        <ButtonLink look="line" icon="repeat-2" to={`${subscriptionPath}?etape=renouveler`}>
          Changer d’adresses
        </ButtonLink>
        <ButtonLink look="ghost" to={`${subscriptionPath}?etape=fermer`}>
          Ne plus avoir d’adresse
        </ButtonLink>
      </div>
    </SubscriptionSection>
  )
}
