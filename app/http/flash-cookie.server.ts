import { createCookie } from 'react-router'
import { z } from 'zod'

const tenMinutes = 600

type FlashCookie = {
  read: (request: Request) => Promise<string | undefined>
  write: (id: string, options: { isProduction: boolean }) => Promise<string>
}

/** Remembers the secret id of what was just sent for ten minutes, so that no personal data stands in an address. */
export function flashCookie(name: string): FlashCookie {
  const cookie = createCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: tenMinutes })
  return {
    async read(request) {
      const id = z.uuid().safeParse(await cookie.parse(request.headers.get('cookie')))
      return id.data
    },
    write: (id, { isProduction }) => cookie.serialize(id, { secure: isProduction }),
  }
}
