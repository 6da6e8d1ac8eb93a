import { createCookie } from 'react-router'
import { z } from 'zod'
import { connectionDays } from '#app/domain/activities/strava/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { storyPath } from '../addresses.ts'

type Site = Pick<Services, 'appSecret' | 'isProduction'>

const tenMinutes = 600
const day = 86_400

/** Names the connection of this browser. */
export const connectionCookie = signedCookie('strava', connectionDays * day)

/** What Strava has to say back to the browser that went there. */
export const stateCookie = signedCookie('strava_etat', tenMinutes)

/** A cookie of a random number that no script reads, signed by the site. */
function signedCookie(name: string, maxAge: number) {
  const cookieOf = ({ appSecret, isProduction }: Site) =>
    createCookie(name, {
      path: storyPath,
      httpOnly: true,
      sameSite: 'lax',
      secure: isProduction,
      secrets: [`${name} ${appSecret}`],
      maxAge,
    })
  return {
    async read(request: Request, site: Site): Promise<string | undefined> {
      const kept: unknown = await cookieOf(site).parse(request.headers.get('cookie'))
      return z.uuid().safeParse(kept).data
    },
    write: (id: string, site: Site) => cookieOf(site).serialize(id),
    forget: (site: Site) => cookieOf(site).serialize('', { maxAge: 0 }),
  }
}
