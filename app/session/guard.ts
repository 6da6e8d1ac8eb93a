/** Who may read a guarded path: anybody with an account, members of the club, or coaches. */
export type Need = 'account' | 'member' | 'admin'

export type Guard = {
  /** Where one signs in, and where one comes back from a mail or a provider: open to everybody. */
  login: string
  callback: string
  /** Guarded paths; `*` stands for any characters. The first pattern that fits says what is needed. */
  include: readonly { path: string; need: Need }[]
  /** Open to everybody although a pattern above fits. */
  exclude: readonly string[]
  /** Whether the path asked for is kept in a cookie, for the return after signing in. */
  savesPath: boolean
}

/** The one place where it is said who may go where. */
export const guard: Guard = {
  login: '/login',
  callback: '/logged',
  include: [
    { path: '/espace-athlete/*', need: 'member' },
    { path: '/compte', need: 'account' },
    { path: '/compte/*', need: 'account' },
    { path: '/admin', need: 'admin' },
    { path: '/admin/*', need: 'admin' },
  ],
  exclude: [],
  savesPath: true,
}

/** What a path needs; nothing when it is open. */
export function needOf({ login, callback, include, exclude }: Guard, path: string): Need | undefined {
  const asked = normalized(path)
  if (asked === login || asked === callback || exclude.some((pattern) => fits(pattern, asked)))
    return undefined
  return include.find((entry) => fits(entry.path, asked))?.need
}

// As the router reads it: `/admin/`, `//admin` and `/ADMIN` are the admin's rooms too.
function normalized(path: string): string {
  const decoded = safelyDecoded(path)
  return decoded
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const matchers = new Map<string, RegExp>()

function fits(pattern: string, path: string): boolean {
  const matcher = matchers.get(pattern) ?? matcherOf(pattern)
  matchers.set(pattern, matcher)
  return matcher.test(path)
}

function matcherOf(pattern: string): RegExp {
  const pieces = pattern
    .toLowerCase()
    .split('*')
    .map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${pieces.join('.*')}$`, 's')
}
