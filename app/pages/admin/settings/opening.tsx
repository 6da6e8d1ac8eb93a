import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { confirmHours } from '#app/domain/club/opening/hours-store.server.ts'
import { acceptText, isLegalPage, sendTestEmail } from '#app/domain/club/opening/store.server.ts'
import { openSite } from '#app/domain/content-edits/facts/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { requireCoach } from '#app/session/require.server.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/opening.ts'
import { openingSteps, type OpeningStep } from './opening-steps.server.ts'

export const meta = hiddenMeta('Ouvrir le site', 'De «\u202fen préparation\u202f» à ouvert, dans l’ordre.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  return data({ steps: await openingSteps(services) }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor, services } = await readCoach(context)
  const form = await readForm(request)
  const done = (what: string) =>
    redirect(`${href('/admin/reglages/ouverture')}?fait=${what}`, { status: 303, headers: noStore })
  if (form.get('acte') === 'e-mail') {
    const { email } = await requireCoach(context)
    await sendTestEmail(services, { to: email, name: actor.name })
    return done('e-mail-essai')
  }
  if (form.get('acte') === 'horaires') {
    await confirmHours(services, actor)
    return done('etape-lue')
  }
  if (form.get('acte') === 'ouvrir') {
    const isReady = (await openingSteps(services)).at(-1)?.act !== undefined
    return done(isReady && (await openSite(services, actor.id)) ? 'site-lance' : 'rien')
  }
  const page = String(form.get('texte'))
  if (!isLegalPage(page)) throw pageNotFound(request)
  await acceptText(services, { page, actor })
  return done('etape-lue')
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Opening({ loaderData: { steps } }: Route.ComponentProps) {
  const left = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).length
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/reglages'), label: 'Réglages' }}
        title="Ouvrir le site"
        lead={left === 0 ? 'Tout ce qu’il faut est là.' : `Dans l’ordre\u00a0: il en reste ${left}.`}
      />
      <Card className="admin-form-card">
        <ol className="settings-steps">
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      </Card>
    </>
  )
}

function Step({ step }: { step: OpeningStep }) {
  const { title, why, detail, isDone, isOptional, link, act } = step
  const isSending = useNavigation().state === 'submitting'
  return (
    <li data-done={isDone || undefined}>
      <Icon name={isDone ? 'circle-check' : 'circle'} />
      <div className="stack">
        <p>
          <b>{title}</b> <span className="vh">{isDone ? ' (fait)' : ' (à faire)'}</span>
          {isOptional ? <Badge>Facultatif</Badge> : null}
          <small>{detail}</small>
          <small className="muted">{why}</small>
        </p>
        {link || act ? (
          <div className="row chips">
            {link ? (
              <Link className="button button-line button-small" to={link.to}>
                {link.label}
              </Link>
            ) : null}
            {act ? (
              <Form method="post">
                <Button
                  type="submit"
                  name={act.name}
                  value={act.value}
                  look="line"
                  size="small"
                  busy={isSending}
                >
                  {act.label}
                </Button>
              </Form>
            ) : null}
          </div>
        ) : null}
      </div>
    </li>
  )
}
