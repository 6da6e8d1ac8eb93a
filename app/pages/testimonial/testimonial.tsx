import { Form, href, useNavigation } from 'react-router'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/testimonial.ts'
import { TestimonialForm } from './testimonial-form.tsx'
import stylesheet from './testimonial.css?url'
import { ofThisAuthor } from './testimonial.server.ts'

export { action, loader } from './testimonial.server.ts'

export const handle: PageHandle = { isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisAuthor
export const meta = hiddenMeta('Mon témoignage', 'Raconter ce que l’on a vécu.', href('/temoignages'))

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const heads = {
  asked: ['Racontez.', 'Quelques phrases suffisent. Un coach les lit avant qu’elles paraissent.'],
  waiting: [
    'C’est entre nos mains.',
    'Un coach lit votre témoignage. Vous saurez par e-mail ce qu’il en fait.',
  ],
  'change-asked': ['Une retouche.', 'Le club vous demande de revoir votre texte avant de le publier.'],
  approved: [
    'Il est en ligne.',
    'Vous pouvez le changer\u00a0: un coach le relit alors avant qu’il reparaisse.',
  ],
  refused: ['Il ne paraîtra pas.', 'Le club ne publie pas ce témoignage.'],
  withdrawn: ['Il est retiré.', 'Plus rien de ce que vous aviez écrit n’est gardé ni montré.'],
} as const

const doneWords: Readonly<Record<string, string>> = {
  ecrit: 'C’est envoyé. Gardez ce lien\u00a0: vous y changez votre texte, ou vous le retirez.',
  retire: 'Votre témoignage a quitté le site.',
  rien: 'Rien n’a changé.',
}

export default function TestimonialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const { status, about, word, consent, done } = loaderData
  const [title, lead] = heads[status]
  return (
    <div className="wrap section testimonial-own">
      <h1 className="d2">{title}</h1>
      <p className="lead">
        {about && status === 'asked' ? `Vous étiez au stage ${about}. ` : null}
        {lead}
      </p>
      <CutOffNote />
      {done && doneWords[done] ? (
        <Note tone="success">
          <output>{doneWords[done]}</output>
        </Note>
      ) : null}
      {word ? (
        <Note>
          <p>Ce que le club vous dit&nbsp;:</p>
          <blockquote className="testimonial-word">{word}</blockquote>
        </Note>
      ) : null}
      {loaderData.isOpen ? (
        <TestimonialForm
          key={answer?.attempt ?? status}
          start={loaderData.start}
          today={loaderData.today}
          isWritten={status !== 'asked'}
          answer={answer}
        />
      ) : (
        <p>
          <ButtonLink to={href('/temoignages')} look="line">
            Les témoignages
          </ButtonLink>
        </p>
      )}
      {loaderData.isWithdrawable ? <Withdrawal consent={consent} /> : null}
    </div>
  )
}

function Withdrawal({ consent }: { consent: string | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <section className="testimonial-withdrawal stack" aria-labelledby="retirer">
      <h2 className="d4" id="retirer">
        Le retirer
      </h2>
      <p className="muted">
        {consent ? `Votre accord\u00a0: ${consent} ` : null}
        Vous le reprenez quand vous voulez&nbsp;: le témoignage quitte le site aussitôt, et rien n’en est
        gardé.
      </p>
      <Form method="post">
        <Button type="submit" name="acte" value="retirer" look="danger" busy={isSending}>
          Retirer mon témoignage
        </Button>
      </Form>
    </section>
  )
}
