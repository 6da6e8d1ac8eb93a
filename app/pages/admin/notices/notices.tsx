import { data, Form, href, redirect } from 'react-router'
import { mayOpen } from '#app/domain/members/office-rooms.ts'
import { noticeRooms, noticesSchema, subscriptionSchema } from '#app/domain/notices/rules.ts'
import {
  chooseNotices,
  countBrowsers,
  forgetBrowsers,
  pushPublicKey,
  readNotices,
  subscribeBrowser,
} from '#app/domain/notices/store.server.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { HourSelect } from '#app/ui/blocks/push/hour-select.tsx'
import { ThisBrowser } from '#app/ui/blocks/push/this-browser.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/notices.ts'

export const meta = hiddenMeta('Notifications', 'Ce dont vous êtes prévenu, et quand.')

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, rights, services } = await readCoach(context)
  const { rooms, quietFrom, quietUntil, byMail } = await readNotices(services.database, actor.id)
  const open = Object.entries(noticeRooms).filter(([room]) => mayOpen(rights, `/admin/${room}`))
  const browsers = await countBrowsers(services.database, { userId: actor.id, purpose: 'office' })
  const publicKey = pushPublicKey(services.appSecret)
  return data({ rooms, quietFrom, quietUntil, byMail, open, browsers, publicKey }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor, rights, services } = await readCoach(context)
  const form = await readForm(request)
  const own = { userId: actor.id, purpose: 'office' } as const
  const done = redirect(`${href('/admin/notifications')}?fait=notifications`, { status: 303 })
  const refused = () => data({ isRefused: true }, { status: 422, headers: forThisVisitor })
  if (form.has('abonner')) {
    const subscription = subscriptionSchema.safeParse(Object.fromEntries(form))
    const isKept = subscription.success && (await subscribeBrowser(services, own, subscription.data))
    return isKept ? done : refused()
  }
  if (form.has('oublier')) {
    const endpoint = form.get('endpoint')
    await forgetBrowsers(services, own, typeof endpoint === 'string' ? endpoint : undefined)
    return done
  }
  const chosen = noticesSchema.safeParse({
    rooms: Object.keys(noticeRooms).filter((room) => form.has(`de-${room}`)),
    quietFrom: form.get('quietFrom'),
    quietUntil: form.get('quietUntil'),
    byMail: form.has('byMail'),
  })
  if (!chosen.success) return refused()
  await chooseNotices(services, { userId: actor.id, rights }, chosen.data)
  return done
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { rooms, quietFrom, quietUntil, byMail, open, browsers, publicKey } = loaderData
  return (
    <>
      <AdminHead
        title="Notifications"
        lead="Ce dont vous voulez être prévenu, sur quels appareils, et à quelles heures. Rien ne part sans votre accord."
      />
      <div className="admin-columns columns">
        <Card className="admin-form-card">
          <Form method="post" className="admin-form stack">
            <FieldGroup id="notices-rooms" legend="Me prévenir de">
              {open.map(([room, label]) => (
                <Checkbox
                  key={room}
                  id={`de-${room}`}
                  name={`de-${room}`}
                  label={label}
                  defaultChecked={rooms.some((one) => one === room)}
                />
              ))}
            </FieldGroup>
            <div className="admin-form-pair">
              <Field id="quietFrom" label="Silence de">
                <HourSelect name="quietFrom" value={quietFrom} />
              </Field>
              <Field id="quietUntil" label="à">
                <HourSelect name="quietUntil" value={quietUntil} />
              </Field>
            </div>
            <Checkbox
              id="byMail"
              name="byMail"
              label="Sans appareil abonné, m’envoyer un résumé par e-mail, une fois par jour"
              defaultChecked={byMail}
            />
            <Button type="submit">Enregistrer</Button>
          </Form>
        </Card>
        <Panel id="appareils" title="Appareils">
          <ThisBrowser
            scope="/admin"
            action={href('/admin/notifications')}
            publicKey={publicKey}
            browsers={browsers}
            otherwise="le résumé par e-mail"
          />
        </Panel>
      </div>
    </>
  )
}
