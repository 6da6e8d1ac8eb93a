import { data, href, Link, redirect } from 'react-router'
import { readRemoval, removeDocument } from '#app/domain/content-edits/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { configuredRules } from '#app/http/route-rules.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { Panel } from '../../frame/panel.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt } from '../read-text.server.ts'
import type { Route } from './+types/remove.ts'

export const meta = hiddenMeta('Supprimer un texte', 'Ce qui mène à lui, et ce qui va se passer.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const removal = await readRemoval(services, await documentAt(request, services, params.document))
  if (!removal) throw pageNotFound(request)
  const { document, name, path, links, pages } = removal
  const hasFile = document.fileText !== null
  return data({ id: params.document, title: name, path, links, pages, hasFile }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { collection, file } = await documentAt(request, services, params.document)
  const to = textOf(await readForm(request), 'vers')
  const removed = await removeDocument({ ...services, configuredRules }, { collection, file, to, actor })
  if (!removed.ok) {
    const { id: attempt } = context.get(requestContext)
    return data({ attempt, problem: removed.message }, { status: 409, headers: forThisVisitor })
  }
  const done = removed.isNothing ? 'rien' : 'texte-supprime'
  return redirect(`${href('/admin/textes')}?fait=${done}`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function RemoveText({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, path, links, pages, hasFile } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const back = href('/admin/textes/:document', { document: id })
  return (
    <>
      <AdminHead back={{ to: back, label: title }} title={'Supprimer ce texte\u202f?'} />
      <div className="stack">
        {links.length === 0 ? null : (
          <Panel id="menent-ici" title="Mènent ici">
            <ul>
              {links.map((link) => (
                <li key={link.id}>
                  <Link className="link tap" to={href('/admin/textes/:document', { document: link.id })}>
                    {link.title}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <ActCard
          label="Supprimer"
          isDanger
          problem={problem}
          attempt={answer?.attempt}
          back={back}
          consequences={[
            'Il quitte le site tout de suite, avec son brouillon et ce qui était prévu.',
            ...(links.length === 0
              ? []
              : ['Les textes ci-dessus gardent leur lien\u00a0: menez-le ailleurs, ou changez-les.']),
            hasFile
              ? 'Il est livré avec le site\u00a0: son fichier reste, sous «\u202fArchivés\u202f».'
              : 'Il ne se reprend plus d’ici. Pour le garder de côté, archivez-le plutôt.',
          ]}
          fields={
            <Field id="vers" label={`L’adresse ${path} mène à`}>
              <Select name="vers" defaultValue="">
                <option value="">Nulle part (page introuvable)</option>
                {pages.map((page) => (
                  <option key={page.path} value={page.path}>
                    {page.title} ({page.shelf})
                  </option>
                ))}
              </Select>
            </Field>
          }
        />
      </div>
    </>
  )
}
