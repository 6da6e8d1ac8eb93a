import { createCookie } from 'react-router'
import { z } from 'zod'

const hour = 3600
const cookie = createCookie('adresse_connexion', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: hour,
})

const kept = z.string().max(254)

/** The address a code was sent to, as long as the code lives: the page that asks for it can say where to look. */
export const askedAddressCookie = {
  async read(request: Request): Promise<string | undefined> {
    const read = kept.safeParse(await cookie.parse(request.headers.get('cookie')))
    return read.success && read.data !== '' ? read.data : undefined
  },
  write: (email: string, { isProduction }: { isProduction: boolean }) =>
    cookie.serialize(email, { secure: isProduction }),
  forget: ({ isProduction }: { isProduction: boolean }) =>
    cookie.serialize('', { maxAge: 0, secure: isProduction }),
}
