import { memberRoles, type MemberRole } from '#app/domain/members/rules.ts'
import { Card } from '#app/ui/kit/card.tsx'
import { KeyValueList } from '#app/ui/kit/key-value-list.tsx'

type MemberFactsProps = {
  email: string
  role: MemberRole
  days: Record<'invited' | 'joined' | 'ended' | 'lastSignIn', string | undefined>
  factors: number | undefined
}

/** What is known of a member. */
export function MemberFacts({ email, role, days, factors }: MemberFactsProps) {
  const secondFactor =
    factors === undefined ? 'Inconnu pour l’instant' : factors > 0 ? `${factors} en place` : 'Aucun'
  const facts = [
    {
      term: 'E-mail',
      value: (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    { term: 'Rôle', value: memberRoles[role] },
    { term: 'Invitation', value: days.invited },
    { term: 'Au club depuis', value: days.joined },
    { term: 'Fin', value: days.ended },
    { term: 'Dernière connexion', value: days.lastSignIn ?? 'Jamais' },
    { term: 'Second facteur', value: secondFactor },
  ]
  return (
    <Card as="section" className="admin-panel" aria-labelledby="fiche">
      <div className="admin-panel-head">
        <h2 id="fiche">Fiche</h2>
      </div>
      <KeyValueList items={facts.filter(({ value }) => value !== undefined)} />
    </Card>
  )
}
