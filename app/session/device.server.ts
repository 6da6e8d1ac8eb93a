import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { textCookie } from '#app/http/text-cookie.server.ts'

const fourHundredDays = 34_560_000

// A family on one computer: the accounts that signed in last.
const mostAccounts = 5

/** A number drawn by lot, and a mark for each account that has signed in here; nobody else can make one. */
const cookie = textCookie('appareil', {
  maxAge: fourHundredDays,
  isRight: (text) => /^[\w-]{36}(\.[\w-]{22}){1,5}$/.test(text),
})

type Site = { appSecret: string; isProduction: boolean }

/** The device of a request, by an account that has signed in on it: such an account is not kept out by strangers. */
export async function readDevice(request: Request, { appSecret }: Pick<Site, 'appSecret'>) {
  const [id = '', ...marks] = (await cookie.read(request))?.split('.') ?? []
  return {
    id,
    marks,
    of: (account: string) =>
      marks.some((mark) => isSame(mark, markOf(id, account, appSecret))) ? id : undefined,
  }
}

/** The cookie that says from now on that this account has signed in here. */
export async function rememberDevice(request: Request, account: string, site: Site): Promise<string> {
  const { id, marks } = await readDevice(request, site)
  const device = id || randomUUID()
  const mark = markOf(device, account, site.appSecret)
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, mostAccounts)
  return cookie.write([device, ...kept].join('.'), site)
}

function markOf(id: string, account: string, secret: string): string {
  const said = `device ${id} ${account.toLowerCase()}`
  return createHmac('sha256', secret).update(said).digest('base64url').slice(0, 22)
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
