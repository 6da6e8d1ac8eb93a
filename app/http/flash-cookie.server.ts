import { createCookie } from 'react-router'
import { z } from 'zod'

const tenMinutes = 600
const isUuid = (text: string) => z.uuid().safeParse(text).success

type FlashOptions = { maxAge?: number; isRight?: (text: string) => boolean }
type Site = { isProduction: boolean }

/** Remembers for ten minutes the secret id of what was just sent, or a text that `isRight`: none stands in an address. */
export function flashCookie(name: string, { maxAge = tenMinutes, isRight = isUuid }: FlashOptions = {}) {
  const cookie = createCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', maxAge })
  return {
    async read(request: Request): Promise<string | undefined> {
      const kept: unknown = await cookie.parse(request.headers.get('cookie'))
      return typeof kept === 'string' && isRight(kept) ? kept : undefined
    },
    write: (text: string, { isProduction }: Site) => cookie.serialize(text, { secure: isProduction }),
    forget: ({ isProduction }: Site) => cookie.serialize('', { maxAge: 0, secure: isProduction }),
  }
}
