import { href } from 'react-router'
import { Note } from '#app/ui/kit/note.tsx'
import { StepsLine } from '#app/ui/kit/steps-line.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

export function WithdrawalNext({ isFiled }: { isFiled: boolean }) {
  return (
    <>
      <h2 className="d4">Ce qui se passera</h2>
      <StepsLine
        className="aside-steps"
        steps={[
          {
            title: 'Aussitôt',
            text: 'Un accusé de réception daté, à la seconde près, dans votre boîte.',
            done: isFiled,
          },
          {
            title: 'Sous 14\u00a0jours, pour un article',
            text: 'Vous le renvoyez, ou le rendez au bord de la piste.',
          },
          {
            title: 'Sous 14\u00a0jours, de notre côté',
            text: 'Nous remboursons, par le moyen de paiement d’origine\u202f; pour un article, dès son retour ou la preuve de son envoi.',
          },
        ]}
      />
      <Note className="declaration-note">
        Pour arrêter un coaching mensuel en cours, utilisez{' '}
        <TextLink to={href('/resilier')}>Résilier votre contrat</TextLink>.
      </Note>
    </>
  )
}
