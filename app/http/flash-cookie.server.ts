import { createCookie } from 'react-router'
import { z } from 'zod'

const tenMinutes = 600

type FlashCookie = {
  read: (request: Request) => Promise<string | undefined>
  write: (id: string, options: { isProduction: boolean }) => Promise<string>
}

/**
 * Remembers for ten minutes the secret id of what was just sent, so that the page after a form can show
 * it and no personal data stands in its address. Without cookies that page says the same, less precisely.
 */
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
