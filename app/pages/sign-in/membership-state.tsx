import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const words = {
  suspended: {
    title: 'Votre accès est en pause',
    lead: 'Votre adhésion est suspendue\u00a0: l’espace athlète vous attend, il rouvrira dès sa reprise. Une question\u202f? Écrivez-nous.',
  },
  ended: {
    title: 'Votre adhésion a pris fin',
    lead: 'L’espace athlète est réservé aux membres du club. Votre compte, lui, reste ouvert\u00a0: vous pouvez y récupérer vos données.',
  },
  unknown: {
    title: 'Aucune adhésion ici',
    lead: 'Votre compte est reconnu, mais il n’est relié à aucun membre du club. Écrivez-nous, nous regarderons ensemble.',
  },
}

export function MembershipState({ status }: { status: keyof typeof words }) {
  return (
    <SignInFrame {...words[status]}>
      <div className="sign-in-form">
        <ButtonLink to={href('/contact')} size="large" block>
          Écrire au club
        </ButtonLink>
        <ButtonLink to="/compte" look="line" size="large" block>
          Voir mon compte
        </ButtonLink>
        <ButtonLink to={href('/deconnexion')} look="ghost" block>
          Se déconnecter
        </ButtonLink>
      </div>
    </SignInFrame>
  )
}
