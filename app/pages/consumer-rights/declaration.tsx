import { servicesContext } from '#app/http/context.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { FocusedTitle } from '#app/ui/blocks/forms/sent-card.tsx'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { StepsLine } from '#app/ui/kit/lists/steps-line.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/declaration.ts'
import stylesheet from './consumer-rights.css?url'
import { kindAt } from './declaration-answer.ts'
import { DeclarationFiled, DeclarationRecap } from './declaration-cards.tsx'
import { DeclarationForm } from './declaration-form.tsx'
import { declarationWords } from './declaration-words.tsx'
import { readDeclarationPage, receiveDeclaration } from './receive-declaration.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders(['recu', 'commande'])

export const meta: Route.MetaFunction = ({ matches, loaderData, location: { pathname } }) => {
  const { path, description, receivedTitle, steps } = declarationWords[kindAt(pathname)]
  const isHidden = Boolean(loaderData?.filed)
  const title = isHidden ? receivedTitle : steps[0].title
  return pageMeta(matches, { title, description, path, isHidden, trail: [{ label: title, path }] })
}

export function loader({ request, context, url }: Route.LoaderArgs) {
  return readDeclarationPage(request, context.get(servicesContext), kindAt(url.pathname))
}

export function action({ request, context, url }: Route.ActionArgs) {
  return receiveDeclaration(request, context, kindAt(url.pathname))
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const whileDeclaring =
  'La connexion s’est interrompue. Continuez quand elle est revenue\u00a0: rien de ce que vous avez écrit n’est perdu.'
const whileConfirming =
  'La connexion s’est interrompue, nous ne savons pas si votre déclaration est arrivée\u00a0: confirmez de nouveau dès que la connexion est revenue. Une déclaration reçue deux fois n’en est qu’une.'

/** Declare, check and confirm, acknowledge: the same for a withdrawal and for a cancellation. */
export default function DeclarationPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { kind, filed } = page
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const { steps, next, elsewhere } = declarationWords[kind]
  const declared = answer?.declaration ? 1 : 0
  const step = filed ? 2 : declared
  const { title, lead } = steps[step]
  const isAnswer = step > 0 || answer?.problems.length === 0
  const receipt = {
    title: 'Aussitôt',
    text: 'Un accusé de réception daté, à la seconde près, dans votre boîte.',
    done: Boolean(filed),
  }
  return (
    <div key={kind} className="wrap declaration">
      <header className="declaration-head cluster spread">
        <div>
          {isAnswer ? <FocusedTitle key={step}>{title}</FocusedTitle> : <h1 className="d2">{title}</h1>}
          <p className="lead">{lead}</p>
        </div>
        {filed ? null : <DeclarationSteps step={step} />}
      </header>
      <ProgressLines reached={[500, 1010, width][step]} />
      {cutOff ? (
        <ProblemNote key={cutOff.attempt}>{declared ? whileConfirming : whileDeclaring}</ProblemNote>
      ) : null}
      {filed ? null : <UnreachedNote />}
      <div className="form-and-aside">
        {filed ? (
          <DeclarationFiled filed={filed} />
        ) : answer?.declaration ? (
          <DeclarationRecap key={answer.attempt} declaration={answer.declaration} answer={answer} />
        ) : (
          <DeclarationForm page={page} answer={answer} />
        )}
        <aside aria-label="Ce qui se passera">
          <h2 className="d4">Ce qui se passera</h2>
          <StepsLine className="aside-steps" steps={[receipt, ...next]} />
          <Note className="declaration-note">{elsewhere}</Note>
        </aside>
      </div>
    </div>
  )
}

const width = 1312

const lanes = [10, 20, 40, 50, 60]

function ProgressLines({ reached }: { reached: number | undefined }) {
  return (
    <svg
      className="declaration-progress"
      viewBox={`0 0 ${width} 70`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {lanes.map((y) => (
        <path key={y} className="ln" d={`M0 ${y}H${width}`} />
      ))}
      <path className="ln declaration-ahead" d={`M${reached} 30H${width}`} />
      <path className="ln ln-hi" d={`M0 30H${reached}`} />
    </svg>
  )
}

function DeclarationSteps({ step }: { step: number }) {
  return (
    <ol className="declaration-steps row" aria-label="Étapes">
      {['Déclarer', 'Confirmer'].map((name, index) => (
        <li
          key={name}
          className="row muted"
          aria-current={step === index ? 'step' : undefined}
          data-done={step > index || undefined}
        >
          <span className="num centred">{step > index ? <Icon name="check" size={16} /> : index + 1}</span>
          {name}
          {step > index ? <span className="vh"> (fait)</span> : null}
        </li>
      ))}
    </ol>
  )
}
