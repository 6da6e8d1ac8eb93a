import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { DeclarationKind } from '#app/domain/declarations/rules.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'

type DeclarationWords = {
  title: string
  lead: string
  checkTitle: string
  checkLead: string
  confirm: string
  filedLead: string
  footnote: ReactNode
  next: { title: string; text: string }[]
  elsewhere: ReactNode
}

const privacy = <TextLink to={href('/confidentialite')}>confidentialité</TextLink>

export const declarationWords: Record<DeclarationKind, DeclarationWords> = {
  withdrawal: {
    title: 'Renoncer au contrat',
    lead: 'Quatorze jours pour changer d’avis, aucune raison à donner. Deux étapes, deux minutes.',
    checkTitle: 'Vérifiez, puis confirmez',
    checkLead: 'Votre déclaration part au moment où vous confirmez, pas avant.',
    confirm: 'Confirmer la rétractation',
    filedLead: 'Votre rétractation est reçue. Gardez l’accusé de réception, il fait foi.',
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
    title: 'Résilier votre contrat',
    lead: 'Sans compte à créer, sans courrier, sans raison à donner. Deux étapes, deux minutes.',
    checkTitle: 'Vérifiez, puis notifiez',
    checkLead: 'Votre résiliation part au moment où vous la notifiez, pas avant.',
    confirm: 'Notification de la résiliation',
    filedLead: 'Votre résiliation est reçue. Gardez l’accusé de réception, il fait foi.',
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
