import { named, sayLines, type AdminSite, type AdminVerb, type Say } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const stravaUsage = `npm run admin -- strava show   montre l’abonnement par lequel Strava annonce ce qui change
npm run admin -- strava subscribe   l’ouvre : le site doit tourner à son adresse publique (SITE_URL)
npm run admin -- strava end   le ferme
`

export const readStravaVerb = named({
  show: alone(show),
  subscribe: alone(subscribe),
  end: alone(end),
})

type Strava = NonNullable<AdminSite['services']['strava']>
type Asked = { strava: Strava; siteUrl: string; say: Say }

function alone(verb: (asked: Asked) => Promise<boolean>) {
  return (words: readonly string[]): AdminVerb | undefined => {
    if (words.length > 0) return undefined
    return async ({ services: { strava, siteUrl } }, say) => {
      if (!strava) throw new CommandError('Strava n’est pas réglé (STRAVA_CLIENT_ID, STRAVA_CLIENT_SECRET).')
      return verb({ strava, siteUrl, say })
    }
  }
}

async function show({ strava, say }: Asked): Promise<boolean> {
  const held = await subscriptionsOf(strava)
  return sayLines(
    say,
    held.map(({ id, callback_url }) => `${id}\t${callback_url}`),
    'Aucun abonnement.',
  )
}

async function subscribe({ strava, siteUrl, say }: Asked): Promise<boolean> {
  if (!strava.verifyToken) throw new CommandError('STRAVA_VERIFY_TOKEN n’est pas réglé.')
  const address = `${siteUrl}/webhooks/strava`
  const made = await strava.subscribe(address)
  if (!made.ok)
    throw new CommandError(
      made.why === 'refused'
        ? `Strava refuse : un abonnement est déjà ouvert (« strava show »), ou ${address} ne lui répond pas.`
        : `Strava n’a pas pris l’abonnement (${made.why}).`,
    )
  say(`${made.value.id}\t${address}`)
  return true
}

async function end({ strava, say }: Asked): Promise<boolean> {
  const held = await subscriptionsOf(strava)
  for (const { id } of held) {
    const ended = await strava.unsubscribe(id)
    if (!ended.ok) throw new CommandError(`Strava n’a pas fermé l’abonnement ${id} (${ended.why}).`)
  }
  return sayLines(
    say,
    held.map(({ id }) => `${id} fermé.`),
    'Aucun abonnement.',
  )
}

async function subscriptionsOf(strava: Strava) {
  const read = await strava.listSubscriptions()
  if (!read.ok) throw new CommandError(`Strava ne dit pas ses abonnements (${read.why}).`)
  return read.value
}
