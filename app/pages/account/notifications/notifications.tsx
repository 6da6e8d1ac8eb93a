import { data, href, redirect } from 'react-router'
import { quietSchema, subscriptionSchema } from '#app/domain/notices/rules.ts'
import {
  chooseQuietHours,
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
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountHead, AccountSection } from '../account-parts.tsx'
import { readAccount } from '../account.server.ts'
import type { Route } from './+types/notifications.ts'

export const meta = hiddenMeta('Notifications', 'Ce dont vos appareils vous préviennent, et quand.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services, account, member } = await readAccount(context)
  const { userId } = account
  const { quietFrom, quietUntil } = await readNotices(services.database, userId)
  const browsers = await countBrowsers(services.database, { userId, purpose: 'offers' })
  const publicKey = pushPublicKey(services.appSecret)
  const isMember = member !== undefined
  return data({ isMember, quietFrom, quietUntil, browsers, publicKey }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, account, member } = await readAccount(context)
  const form = await readForm(request)
  const own = { userId: account.userId, purpose: 'offers' } as const
  const done = redirect(`${href('/compte/notifications')}?fait=notifications`, {
    status: 303,
    headers: noStore,
  })
  const refused = () => data({ isRefused: true }, { status: 422, headers: forThisVisitor })
  if (!member) return refused()
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
  const chosen = quietSchema.safeParse(Object.fromEntries(form))
  if (!chosen.success) return refused()
  await chooseQuietHours(services, own.userId, chosen.data)
  return done
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { isMember, quietFrom, quietUntil, browsers, publicKey } = loaderData
  return (
    <>
      <AccountHead
        title="Notifications"
        lead={
          'Une place de stage se libère et vous l’attendiez\u00a0: l’e-mail part toujours, cet appareil peut vous le dire aussi.'
        }
      />
      {isMember ? (
        <>
          <AccountSection
            id="appareils"
            title="Appareils"
            lead="Rien ne part sans votre accord, et personne n’est nommé dans la notification."
          >
            <ThisBrowser
              scope="/compte"
              action={href('/compte/notifications')}
              publicKey={publicKey}
              browsers={browsers}
              otherwise="l’e-mail"
            />
          </AccountSection>
          <AccountSection
            id="silence"
            title="Silence"
            lead="Dans ces heures, la notification attend. Le délai d’une place proposée, lui, court."
          >
            <AccountForm
              intent="silence"
              answer={undefined}
              button={{ label: 'Enregistrer', look: 'line' }}
              isNarrow
            >
              <Field id="quietFrom" label="Silence de">
                <HourSelect name="quietFrom" value={quietFrom} />
              </Field>
              <Field id="quietUntil" label="à">
                <HourSelect name="quietUntil" value={quietUntil} />
              </Field>
            </AccountForm>
          </AccountSection>
        </>
      ) : (
        <Note tone="info">
          Les notifications viennent avec une adhésion au club. Sans elle, l’e-mail suffit&nbsp;: il part à
          l’instant où la place est à vous.
        </Note>
      )}
    </>
  )
}
