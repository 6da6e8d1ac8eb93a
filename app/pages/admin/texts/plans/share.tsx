import { data, Form, href, redirect, useNavigation } from 'react-router'
import { revokePreview, sharePreview } from '#app/domain/content-edits/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt } from '../read-text.server.ts'
import type { Route } from './+types/share.ts'

export const meta = hiddenMeta('Lien d’aperçu', 'Faire lire un brouillon.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { title, draft, plan } = await documentAt(request, services, params.document)
  if (!draft) throw pageNotFound(request)
  const secret = plan?.previewSecret
  const link = secret ? `${services.siteUrl}${href('/apercu/:secret', { secret })}` : undefined
  return data({ id: params.document, title, link }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { collection, file } = await documentAt(request, services, params.document)
  const isCut = (await readForm(request)).get('acte') === 'couper'
  const place = { collection, file, actor }
  const secret = isCut ? await revokePreview(services, place) : await sharePreview(services, place)
  const done = isCut ? 'lien-coupe' : secret ? 'lien-cree' : 'rien'
  const page = href('/admin/textes/:document/partager', { document: params.document })
  return redirect(`${page}?fait=${done}`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ShareDraft({ loaderData: { id, title, link } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/textes/:document', { document: id }), label: title }}
        title="Lien d’aperçu"
        lead="Qui a ce lien lit le brouillon sans se connecter, jusqu’à ce qu’il soit publié ou que vous le coupiez."
      />
      <Card className="admin-form-card">
        <Form method="post" className="admin-form stack text-share">
          {link ? (
            <>
              <p className="text-link">
                <a className="link tap" href={link}>
                  {link}
                </a>
              </p>
              <CopyButton text={link}>Copier le lien</CopyButton>
            </>
          ) : null}
          <Button
            type="submit"
            name="acte"
            value={link ? 'couper' : 'creer'}
            look={link ? 'danger' : 'primary'}
            busy={isSending}
          >
            {link ? 'Couper le lien' : 'Créer le lien'}
          </Button>
        </Form>
      </Card>
    </>
  )
}
