import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { instantInParis } from '#app/domain/shop/collective/collective.ts'
import { moveClosing } from '#app/domain/shop/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { Panel } from '../../frame/panel.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/collective.ts'
import { ArrivedPanel } from './arrived-panel.tsx'
import { collectiveAt } from './read-collective.server.ts'
import { standingNames } from './words.ts'

export const meta = hiddenMeta('Commande groupée', 'Ce qui est à produire, et qui l’a commandé.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  return data(await collectiveAt(request, await readCoach(context), params.collective), { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { id: attempt } = context.get(requestContext)
  const form = await readForm(request)
  const closesAt = instantInParis(textOf(form, 'closesAt').trim())
  const seen = z.coerce.date().safeParse(textOf(form, 'seen')).data
  const moved = closesAt
    ? await moveClosing(services, { id: params.collective, closesAt, seen, actor })
    : { ok: false as const, message: 'Indiquez un jour et une heure.' }
  if (!moved.ok) return data({ attempt, problem: moved.message }, { status: 422, headers: forThisVisitor })
  const page = href('/admin/produits/groupees/:collective', params)
  return redirect(`${page}?fait=groupee-deplacee`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Collective({ loaderData: one, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const isRunning = ['coming', 'open'].includes(one.standing)
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/produits/groupees'), label: 'Commandes groupées' }}
        title={one.name}
        lead={`Du ${one.opens} au ${one.closes}, livrée au plus tard le ${one.delivery}.${one.deposit ? ` ${one.deposit}` : ''}`}
      >
        <Acts one={one} isRunning={isRunning} />
      </AdminHead>
      {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
      <div className="admin-columns columns">
        <Panel
          id="production"
          title={`À produire\u00a0: ${one.pieces} sur ${one.minimum}`}
          end={
            <span className="row chips">
              <a
                className="button button-line button-small"
                href={href('/admin/produits/groupees/:collective/production.pdf', { collective: one.id })}
              >
                Imprimer
              </a>
              <a
                className="button button-line button-small"
                href={href('/admin/produits/groupees/:collective/production.csv', { collective: one.id })}
              >
                CSV
              </a>
            </span>
          }
        >
          {one.sizes.length === 0 ? <p className="muted">Personne n’a encore commandé.</p> : null}
          <ul className="stock-lines">
            {one.sizes.map(({ variant, detail, quantity }) => (
              <li key={variant} className="row">
                <span className="stock-label">{detail || 'Taille unique'}</span>
                <b className="num">{quantity}</b>
              </li>
            ))}
          </ul>
        </Panel>
        <div className="stack">
          {isRunning ? <MoveClosing {...one} /> : null}
          {one.standing === 'confirmed' ? <ArrivedPanel {...one} /> : null}
          <Buyers buyers={one.buyers} />
        </div>
      </div>
    </>
  )
}

type One = Route.ComponentProps['loaderData']

function Acts({ one: { id, standing }, isRunning }: { one: One; isRunning: boolean }) {
  const act = (name: string) =>
    href('/admin/produits/groupees/:collective/:act', { collective: id, act: name })
  const isOver = standing === 'cancelled' || standing === 'ending'
  return (
    <div className="row chips">
      <Badge tone={standing === 'open' ? 'success' : 'info'}>{standingNames[standing]}</Badge>
      {standing === 'open' ? (
        <ButtonLink look="line" size="small" to={act('fermer')}>
          Fermer maintenant
        </ButtonLink>
      ) : null}
      {isRunning ? null : (
        <ButtonLink look="line" size="small" to={`${href('/admin/produits/groupees/ouvrir')}?comme=${id}`}>
          Recommencer
        </ButtonLink>
      )}
      {isOver ? null : (
        <ButtonLink look="line" size="small" to={act('annuler')}>
          Annuler
        </ButtonLink>
      )}
    </div>
  )
}

function MoveClosing({ closesAt, seen }: Pick<One, 'closesAt' | 'seen'>) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Panel id="fermeture" title="Fermeture">
      <Form method="post" className="admin-form stack" noValidate>
        <input type="hidden" name="seen" value={seen} />
        <Field id="groupee-closesAt" label="Se ferme" hint="Plus tôt ou plus tard, à venir.">
          <TextInput name="closesAt" type="datetime-local" defaultValue={closesAt} key={closesAt} />
        </Field>
        <Button type="submit" look="line" busy={isSending}>
          Enregistrer
        </Button>
      </Form>
    </Panel>
  )
}

function Buyers({ buyers }: { buyers: One['buyers'] }) {
  return (
    <Panel id="qui" title="Qui a commandé">
      {buyers.length === 0 ? <p className="muted">Personne encore.</p> : null}
      <ol className="product-history">
        {buyers.map(({ number, name, placed, what, due }) => (
          <li key={`${number} ${what}`}>
            <Link className="link" to={href('/admin/commandes/:number', { number })}>
              {name}
            </Link>
            <small>{what}</small>
            <small className="muted">
              {number}, le {placed}
              {due ? `, solde de ${due}` : ''}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
