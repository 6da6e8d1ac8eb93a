import { href } from 'react-router'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { declarationPaths } from './declaration-answer.ts'

type Page = { contract: string | undefined; proofsTo: string }

export type DeclarationField = {
  name: string
  label: string
  hint?: string
  type?: 'email' | 'date' | 'long'
  autoComplete?: string
  initial?: string | undefined
}

const email: DeclarationField = {
  name: 'email',
  label: 'Adresse e-mail pour l’accusé de réception',
  type: 'email',
  autoComplete: 'email',
}

const privacy = <TextLink to={href('/confidentialite')}>confidentialité</TextLink>

export const declarationWords = {
  withdrawal: {
    path: declarationPaths.withdrawal,
    description:
      'Renoncer en ligne à un achat ou à un contrat\u00a0: deux étapes, aucun compte, aucune raison à donner, un accusé de réception daté.',
    receivedTitle: 'Rétractation reçue',
    steps: [
      {
        title: 'Renoncer au contrat',
        lead: 'Quatorze jours pour changer d’avis, aucune raison à donner. Deux étapes, deux minutes.',
      },
      {
        title: 'Vérifiez, puis confirmez',
        lead: 'Votre déclaration part au moment où vous confirmez, pas avant.',
      },
      {
        title: 'C’est enregistré.',
        lead: 'Votre rétractation est reçue. Gardez l’accusé de réception, il fait foi.',
      },
    ] as const,
    fields: ({ contract }: Page): DeclarationField[] => [
      {
        name: 'contract',
        label: 'Commande ou contrat',
        hint: 'Le numéro, en haut de la confirmation reçue par e-mail. À défaut\u00a0: ce que vous avez commandé, et quand.',
        initial: contract,
      },
      email,
      {
        name: 'comment',
        label: 'Commentaire',
        hint: 'Par exemple, les articles concernés si vous gardez les autres.',
        type: 'long',
      },
    ],
    confirm: 'Confirmer la rétractation',
    footnote: (
      <>
        Rien n’est envoyé à cette étape. Vos réponses ne servent qu’à traiter cette déclaration ({privacy}).
        Vous préférez le papier&#8239;?{' '}
        <TextLink to={`${href('/cgv')}#formulaire-de-rétractation`}>Formulaire de rétractation</TextLink>
      </>
    ),
    next: [
      {
        title: 'Sous 14\u00a0jours, pour un article',
        text: 'Vous le renvoyez, ou le rendez au bord de la piste.',
      },
      {
        title: 'Sous 14\u00a0jours, de notre côté',
        text: 'Nous remboursons, par le moyen de paiement d’origine\u202f; pour un article, dès son retour ou la preuve de son envoi.',
      },
    ],
    elsewhere: (
      <>
        Pour arrêter un coaching mensuel en cours, utilisez{' '}
        <TextLink to={href('/resilier')}>Résilier votre contrat</TextLink>.
      </>
    ),
  },
  cancellation: {
    path: declarationPaths.cancellation,
    description:
      'Résilier en ligne un coaching ou un autre contrat\u00a0: deux étapes, aucun compte, un accusé de réception daté.',
    receivedTitle: 'Résiliation reçue',
    steps: [
      {
        title: 'Résilier votre contrat',
        lead: 'Sans compte à créer, sans courrier, sans raison à donner. Deux étapes, deux minutes.',
      },
      {
        title: 'Vérifiez, puis notifiez',
        lead: 'Votre résiliation part au moment où vous la notifiez, pas avant.',
      },
      {
        title: 'C’est enregistré.',
        lead: 'Votre résiliation est reçue. Gardez l’accusé de réception, il fait foi.',
      },
    ] as const,
    fields: ({ proofsTo }: Page): DeclarationField[] => [
      email,
      {
        name: 'contract',
        label: 'Contrat à résilier',
        hint: 'Sa référence, en haut de la confirmation reçue par e-mail. À défaut\u00a0: son nom et sa date de début.',
      },
      {
        name: 'wishedEndOn',
        label: 'Date de fin souhaitée',
        hint: 'Sans date, la résiliation prend effet au plus tôt.',
        type: 'date',
      },
      {
        name: 'legitimateReason',
        label: 'Motif légitime',
        hint: `Utile seulement pour quitter un engagement avant son terme. N’écrivez ici rien de médical. Justificatif éventuel\u00a0: ${proofsTo}.`,
        type: 'long',
      },
    ],
    confirm: 'Notification de la résiliation',
    footnote: (
      <>
        Rien n’est envoyé à cette étape. Vos réponses ne servent qu’à traiter cette résiliation ({privacy}).
      </>
    ),
    next: [
      {
        title: 'Ensuite',
        text: 'Nous confirmons par e-mail la date à laquelle le contrat prend fin, et ce qui en découle.',
      },
      { title: 'À la date de fin', text: 'Plus rien n’est prélevé ni facturé.' },
    ],
    elsewhere: (
      <>
        Vous avez souscrit ou commandé il y a moins de quatorze jours&#8239;? Vous pouvez peut-être{' '}
        <TextLink to={href('/renoncer')}>renoncer au contrat</TextLink> et être remboursé.
      </>
    ),
  },
}
