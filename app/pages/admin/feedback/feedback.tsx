import { data, Form, href, Link, redirect } from 'react-router'
import { z } from 'zod'
import { markFeedbackSeen } from '#app/domain/reading/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { CsvLink } from '../frame/csv-link.tsx'
import { ListPage } from '../frame/list.tsx'
import { periodFilter } from '../frame/periods.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/feedback.ts'
import { readFeedbackAsked } from './read-feedback.server.ts'

export const meta = hiddenMeta('Avis des articles', 'Ce que les lecteurs disent des articles.')

const choices = [
  { filter: '', name: 'À lire' },
  { filter: 'peu', name: 'Aident peu' },
  { filter: 'tous', name: 'Tous' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { query, found } = await readFeedbackAsked(services, url)
  const first = (query.page - 1) * query.perPage
  const lines = found.slice(first, first + query.perPage).map(({ lastGivenAt, ...article }) => {
    return { id: article.path, ...article, last: formatInstant(lastGivenAt) }
  })
  const read = services.clock.now().toISOString()
  return data({ lines, total: found.length, query, read }, { headers: noStore })
}

const instant = z.iso.datetime()

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const until = instant.safeParse(textOf(form, 'vu')).data
  const paths = form.getAll('article').filter((path) => typeof path === 'string')
  const seen = until ? await markFeedbackSeen(services, { paths, until: new Date(until), actor }) : 0
  const back = new URL(request.url)
  back.searchParams.set('fait', seen > 0 ? 'avis-lus' : 'rien')
  return redirect(back.pathname + back.search, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Feedback({ loaderData: { read, ...list } }: Route.ComponentProps) {
  const isNew = list.lines.some(({ unseen }) => unseen > 0)
  return (
    <>
      <AdminHead
        title="Avis des articles"
        lead={
          '«\u202fCet article vous a-t-il aidé\u202f?\u202f» Des nombres, jamais de noms\u202f; ce qui aide le moins d’abord.'
        }
      >
        <div className="row chips">
          <CsvLink path={href('/admin/avis/avis.csv')} query={list.query} />
          {isNew ? (
            <Form method="post">
              <input type="hidden" name="vu" value={read} />
              {list.lines.map(({ path }) => (
                <input key={path} type="hidden" name="article" value={path} />
              ))}
              <Button type="submit" size="small" icon="check">
                Tout marquer comme lu
              </Button>
            </Form>
          ) : null}
        </div>
      </AdminHead>
      <ListPage
        path={href('/admin/avis')}
        {...list}
        searched="Titre ou adresse de l’article"
        choices={choices}
        filters={[periodFilter]}
        label="Articles"
        empty={{ title: 'Aucun avis ici', text: 'Les lecteurs n’ont rien dit de plus.' }}
        renderLine={(article) => <ArticleLine article={article} read={read} />}
      />
    </>
  )
}

type Line = Route.ComponentProps['loaderData']['lines'][number]

function ArticleLine({ article, read }: { article: Line; read: string }) {
  const { path, title, helpful, unhelpful, unseen, last } = article
  return (
    <div className="admin-line row">
      <span className="admin-line-text">
        <b>
          <Link className="link" to={path} prefetch="intent">
            {title}
          </Link>
        </b>
        <small className="muted">
          <span className="num">{helpful}</span> oui, <span className="num">{unhelpful}</span> non · le
          dernier le {last}
        </small>
      </span>
      <span className="admin-line-end smaller cluster">
        {unseen > 0 ? (
          <>
            <Badge tone="info">{unseen > 1 ? `${unseen} nouveaux` : '1 nouveau'}</Badge>
            <Form method="post">
              <input type="hidden" name="vu" value={read} />
              <input type="hidden" name="article" value={path} />
              <Button type="submit" look="line" size="small" aria-label={`Marquer comme lu\u00a0: ${title}`}>
                Marquer comme lu
              </Button>
            </Form>
          </>
        ) : null}
      </span>
    </div>
  )
}
