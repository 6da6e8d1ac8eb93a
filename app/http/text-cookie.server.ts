import { createCookie } from 'react-router'
import { z } from 'zod'

const tenMinutes = 600
const isUuid = (text: string) => z.uuid().safeParse(text).success

type TextCookieOptions = { maxAge?: number; isRight?: (text: string) => boolean }
type Site = { isProduction: boolean }

/** A cookie that no script reads, of one text that `isRight`: the secret id of what was just sent, unless it says otherwise. */
export function textCookie(name: string, { maxAge = tenMinutes, isRight = isUuid }: TextCookieOptions = {}) {
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
