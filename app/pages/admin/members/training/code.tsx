import { Form, href } from 'react-router'
import { counted } from '#app/domain/to-do/rules.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { useAskAgain } from '#app/ui/blocks/ask-again.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import type { Route } from './+types/code.ts'

export { action, loader } from './code.server.ts'

export const meta = hiddenMeta('Code de l’entraînement', 'Qui demande une invitation.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const pause = 5000

export default function TrainingCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, groups, isOpen, until, requests } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  useAskAgain(isOpen, pause)
  const waiting = requests.filter(({ said }) => said === null).length
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes/entrainement'), label: 'Codes' }}
        title="Code de l’entraînement"
        lead={[isOpen ? `Ouvert jusqu’à ${until}` : 'Fermé', ...groups].join(' · ')}
      />
      {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
      {isOpen ? <CodeToShow {...loaderData} /> : null}
      <h2 className="training-title">{counted(waiting, 'demande à confirmer', 'demandes à confirmer')}</h2>
      {requests.length === 0 ? (
        <EmptyState title="Personne n’a encore demandé">
          Montrez le code : les demandes arrivent ici.
        </EmptyState>
      ) : null}
      <ul className="admin-list" aria-label="Demandes">
        {requests.map((request) => (
          <RequestLine key={request.id} code={id} request={request} />
        ))}
      </ul>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function CodeToShow({ id, address, squares: { size, path } }: Pick<Loaded, 'id' | 'address' | 'squares'>) {
  return (
    <div className="training-code">
      <svg viewBox={`0 0 ${size} ${size}`} aria-labelledby="training-qr">
        <title id="training-qr">{`Code QR qui mène à ${address}`}</title>
        <path d={path} />
      </svg>
      <p className="training-address">{address}</p>
      <Form method="post" action={href('/admin/athletes/entrainement/:code', { code: id })}>
        <Button type="submit" name="acte" value="fermer" look="line" size="small">
          Fermer le code
        </Button>
      </Form>
    </div>
  )
}

type RequestLineProps = { code: string; request: Loaded['requests'][number] }

function RequestLine({ code, request: { id, name, email, said } }: RequestLineProps) {
  return (
    <li className="admin-line row">
      <span className="admin-line-text">
        <b>{name}</b>
        <small className="muted">{email}</small>
      </span>
      {said === null ? (
        <Form
          method="post"
          action={href('/admin/athletes/entrainement/:code', { code })}
          className="admin-line-end row"
        >
          <input type="hidden" name="demande" value={id} />
          <Button type="submit" name="acte" value="confirmer" size="small" aria-label={`Confirmer ${name}`}>
            Confirmer
          </Button>
          <Button
            type="submit"
            name="acte"
            value="refuser"
            look="ghost"
            size="small"
            aria-label={`Refuser ${name}`}
          >
            Refuser
          </Button>
        </Form>
      ) : (
        <span className="admin-line-end smaller muted">{said}</span>
      )}
    </li>
  )
}
