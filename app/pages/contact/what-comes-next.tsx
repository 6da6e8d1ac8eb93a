import { StepsLine } from '#app/ui/kit/steps-line.tsx'

/** What happens to a message, before and after it is sent. */
export function WhatComesNext({ isSent }: { isSent: boolean }) {
  return (
    <section aria-labelledby="what-comes-next">
      <h2 className="d4" id="what-comes-next">
        Et ensuite&#8239;?
      </h2>
      <StepsLine
        className="aside-steps"
        steps={[
          {
            title: 'Tout de suite',
            text: 'Un accusé de réception arrive dans votre boîte, avec une copie de votre message.',
            done: isSent,
          },
          {
            title: 'Sous deux jours ouvrés',
            text: 'La personne concernée vous répond par e-mail, ou vous appelle si vous avez laissé un numéro.',
          },
          {
            title: 'Si le cœur vous en dit',
            text: 'Un bilan de vingt minutes, gratuit et sans engagement, au téléphone ou au bord de la piste.',
          },
        ]}
      />
    </section>
  )
}
