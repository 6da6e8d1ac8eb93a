import { StepsLine } from '#app/ui/kit/steps-line.tsx'

/** What happens to a proposal, before and after it is sent. */
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
            text: 'Les coachs reçoivent votre proposition par e-mail. Eux et vous seuls la voyez.',
            done: isSent,
          },
          { title: 'Un coach décide', text: 'Elle est acceptée ou non, et un e-mail vous le dit.' },
          { title: 'Au calendrier', text: 'Tout le club la voit et peut répondre\u202f; vous aussi.' },
        ]}
      />
    </section>
  )
}
