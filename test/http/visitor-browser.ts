import type { TestSite } from '../site-process.ts'

export type Page = { status: number; location: string | undefined; headers: Headers; text: string }

let browsers = 0

/**
 * A browser without a script: it keeps cookies, sends forms, and does not follow redirects by itself. Each has an address
 * of its own, for a site that is behind a proxy (`TRUST_PROXY`). `origin`: the address it knows the site by.
 */
export function openBrowser(site: Pick<TestSite, 'url'> & { origin?: string }) {
  const jar = new Map<string, string>()
  browsers += 1
  const address = `10.${browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`
  async function ask(path: string, init: RequestInit): Promise<Page> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    // Development pages are for whoever asks without a proxy.
    const passedOn: Record<string, string> = path.startsWith('/_') ? {} : { 'x-forwarded-for': address }
    const headers = {
      'user-agent': userAgent,
      ...passedOn,
      'sec-fetch-site': 'same-origin',
      origin: site.origin ?? site.url,
      cookie,
    }
    const answer = await fetch(new URL(path, site.url), { ...init, headers, redirect: 'manual' })
    for (const written of answer.headers.getSetCookie()) keep(jar, written)
    return {
      status: answer.status,
      location: answer.headers.get('location')?.replace(site.url, ''),
      headers: answer.headers,
      text: await answer.text(),
    }
  }
  const browser = {
    get: (path: string) => ask(path, { method: 'GET' }),
    post: (path: string, fields: Record<string, string>) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    /** Goes where an answer leads, until there is a page. */
    async follow(answer: Page): Promise<Page & { path: string }> {
      let page = answer
      let path = ''
      for (let hops = 0; page.location !== undefined && hops < 8; hops += 1) {
        path = page.location
        page = await browser.get(path)
      }
      return { ...page, path }
    },
    cookie: (name: string) => jar.get(name),
    setCookie: (name: string, value: string) => void jar.set(name, value),
    isSignedIn: () => [...jar.keys()].some((name) => /-auth-token(\.\d+)?$/.test(name)),
  }
  return browser
}

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0'

function keep(jar: Map<string, string>, written: string): void {
  const [pair = ''] = written.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  if (value === '' || /max-age=0\b/i.test(written)) jar.delete(name)
  else jar.set(name, value)
}
