import { type ShouldRevalidateFunction } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { OrderPageHandle } from '../frame/order-frame.tsx'
import { StepHead } from '../frame/order-header.tsx'
import { ArticleLine } from '../parts/articles.tsx'
import { orderHeaders } from '../parts/headers.ts'
import type { ConfirmAnswer } from '../parts/leave-for-payment.server.ts'
import { LeavingPage } from '../parts/leaving-page.tsx'
import { NothingToOrder } from '../parts/nothing-to-order.tsx'
import stylesheet from '../parts/order.css?url'
import type { Route } from './+types/recap.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { confirmOrder } from './confirm-order.server.ts'
import { RecapBlocks, RecapLegal } from './recap-facts.tsx'
import { readRecapPage } from './recap.server.ts'

const whileOrdering =
  'La connexion s’est interrompue, nous ne savons pas si la commande est passée. Commandez de nouveau quand elle est revenue\u00a0: elle ne sera passée qu’une fois.'

export const handle: OrderPageHandle = { orderStep: 3, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = orderHeaders

export const meta = hiddenMeta('Récapitulatif', 'Tout ce que vous commandez, avant de commander.')

// A refusal means that the recap is another one; a box left empty or a broken connection, nothing: the button is ready at once.
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus !== 422 && actionStatus !== 503

export function loader({ request, context }: Route.LoaderArgs) {
  return readRecapPage(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return confirmOrder(request, context)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Recap({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const { recap, closed, hasCart, justPlaced, ...texts } = loaderData
  if (answer?.leaveFor) return <LeavingPage address={answer.leaveFor} />
  if (!recap && closed === undefined) return <NothingToOrder hasCart={hasCart} justPlaced={justPlaced} />
  const problem = cutOff ? { message: whileOrdering, changes: [] } : answer?.problem
  const termsProblem = cutOff ? undefined : answer?.termsProblem
  return (
    <div className="wrap order-page">
      <StepHead
        step={3}
        title="Tout est juste&#8239;?"
        lead="Relisez chaque ligne. Vous pouvez encore tout changer, sans frais."
      />
      {problem ? <RecapProblem key={(cutOff ?? answer)?.attempt} problem={problem} /> : null}
      {closed === undefined ? <UnreachedNote mailed="order" /> : <Note tone="warning">{closed}</Note>}
      {recap ? (
        <div className="order-columns columns">
          <div>
            <MissingLines missing={recap.missing} />
            <section aria-labelledby="order-lines-title">
              <h2 className="vh" id="order-lines-title">
                Articles
              </h2>
              <ul className="order-lines">
                {recap.lines.map((line) => (
                  <ArticleLine key={line.key} line={line} />
                ))}
              </ul>
              <MoreLink to={cartPath}>Modifier le panier</MoreLink>
            </section>
            <RecapBlocks recap={recap} {...texts} />
            <RecapLegal recap={recap} {...texts} />
          </div>
          <ConfirmForm key={answer?.attempt} recap={recap} orderKey={texts.key} termsProblem={termsProblem} />
        </div>
      ) : null}
    </div>
  )
}

function MissingLines({ missing }: { missing: readonly { label: string; text: string }[] }) {
  if (missing.length === 0) return null
  return (
    <Note tone="warning" className="order-missing">
      <ul>
        {missing.map(({ label, text }) => (
          <li key={label}>
            <b>{label}</b>&nbsp;: {text}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function RecapProblem({ problem }: { problem: NonNullable<ConfirmAnswer['problem']> }) {
  const { message, changes } = problem
  return (
    <ProblemNote>
      <p>{message}</p>
      {changes.length > 0 ? (
        <ul className="order-changes">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
    </ProblemNote>
  )
}
