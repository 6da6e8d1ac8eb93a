import { Form, href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { CampStateBadge } from '#app/ui/blocks/camp-state-badge.tsx'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { OtherActs } from '../frame/acts/other-acts.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { CsvLink } from '../frame/csv-link.tsx'
import { choicesOf, ListPage } from '../frame/list.tsx'
import type { Route } from './+types/camp.ts'
import { Profit, Waiting } from './camp-panels.tsx'
import { answerCamp, readCampView } from './camp.server.ts'
import { ParticipantLine } from './participant-line.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: `Stage ${loaderData?.camp.title ?? ''}`,
    description: 'Qui vient, ce qui est payé, qui attend.',
    path: href('/admin/stages/:camp', { camp: params.camp ?? '' }),
    isHidden: true,
  })

export function loader(asked: Route.LoaderArgs) {
  return readCampView(asked)
}

export function action(asked: Route.ActionArgs) {
  return answerCamp(asked)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const states = {
  viennent: 'Viennent',
  'a-payer': 'Reste à payer',
  papiers: 'Papiers à voir',
  partis: 'Ne viennent plus',
}

export default function CampPage({ loaderData, actionData }: Route.ComponentProps) {
  const { camp, warning, query, numbers, total, lines, waits, mails, costs, costKey } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const isOver = camp.state === 'past' || camp.state === 'cancelled'
  const path = href('/admin/stages/:camp', { camp: camp.id })
  const slug = camp.id.replaceAll('~', '/')
  const asked = `?${new URLSearchParams({ stage: slug })}`
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/stages'), label: 'Stages' }}
        title={camp.title}
        lead={`${camp.days}, ${camp.location}`}
      >
        <div className="row chips">
          <span className="muted tabular nowrap">
            {camp.taken} sur {camp.capacity}
          </span>
          <CampStateBadge camp={camp} />
          {isOver || camp.isHidden ? null : (
            <ButtonLink size="small" icon="phone" to={`${path}/inscrire`}>
              Inscrire par téléphone
            </ButtonLink>
          )}
          <ButtonLink size="small" look="line" to={`${href('/admin/athletes/ecrire')}?a=stage:${slug}`}>
            Écrire aux inscrits
          </ButtonLink>
          <ButtonLink size="small" look="line" to={`${href('/admin/stages/feuille')}${asked}`}>
            Feuille du stage
          </ButtonLink>
        </div>
        <OtherActs>
          <ButtonLink size="small" look="line" to={`${href('/admin/stages/pratique')}${asked}`}>
            Mots aux participants
          </ButtonLink>
          <CsvLink path={`${path}/participants.csv`} query={query} />
          <ButtonLink
            size="small"
            look="line"
            to={`${href('/admin/textes')}?q=${encodeURIComponent(camp.title)}`}
          >
            Dates, prix et textes
          </ButtonLink>
          <Form method="post">
            <Button type="submit" name="intent" value="reprendre" size="small" look="line">
              Reprendre pour l’an prochain
            </Button>
          </Form>
          {camp.canEnd ? (
            <ButtonLink size="small" look="ghost" to={`${path}/annuler`}>
              Annuler le stage
            </ButtonLink>
          ) : null}
        </OtherActs>
      </AdminHead>
      {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
      {warning && !isOver ? <Note className="admin-note">{warning}</Note> : null}
      <div className="admin-columns columns">
        <div className="stack">
          <ListPage
            path={path}
            query={query}
            lines={lines}
            total={total}
            searched="Nom, adresse ou numéro"
            choices={choicesOf(states, numbers)}
            label="Participants"
            empty={{
              title: 'Personne ici',
              text: 'Les inscriptions du site et celles prises par téléphone viennent ici.',
            }}
            renderLine={(one) => <ParticipantLine camp={camp.id} one={one} />}
          />
        </div>
        <div className="stack">
          <Profit camp={camp} costs={costs} costKey={costKey} />
          <Waiting waits={waits} mails={mails} />
        </div>
      </div>
    </>
  )
}
