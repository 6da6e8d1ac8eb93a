import { href } from 'react-router'
import { Note } from '#app/ui/kit/note.tsx'
import { StepsLine } from '#app/ui/kit/steps-line.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

export function CancellationNext({ isFiled }: { isFiled: boolean }) {
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
            title: 'Ensuite',
            text: 'Nous confirmons par e-mail la date à laquelle le contrat prend fin, et ce qui en découle.',
          },
          { title: 'À la date de fin', text: 'Plus rien n’est prélevé ni facturé.' },
        ]}
      />
      <Note className="declaration-note">
        Vous avez souscrit ou commandé il y a moins de quatorze jours&#8239;? Vous pouvez peut-être{' '}
        <TextLink to={href('/renoncer')}>renoncer au contrat</TextLink> et être remboursé.
      </Note>
    </>
  )
}
