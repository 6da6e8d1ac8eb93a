/** Checked by `requireUser`, `requireMember` and `requireCoach` in `require.server.ts`. */
export type Need = 'account' | 'member' | 'admin'

export type Guard = {
  login: string
  callback: string
  include: readonly { path: string; need: Need }[]
  exclude: readonly string[]
  savesPath: boolean
}

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

/**
 * What a proof of twelve hours ago is too old for: money given back, what somebody may do, their second factor, their
 * data. An act that is so by what it finds, or that another address does too, asks by itself: `requireFreshProof`.
 */
const sensitive = [
  '/admin/commandes/*/rembourser',
  '/admin/commandes/*/redemander',
  '/admin/produits/groupees/*/annuler',
  '/admin/stages/*/annuler',
  '/admin/stages/*/deplacer',
  '/admin/stages/*/rendre',
  '/admin/stages/*/ceder',
  '/admin/stages/*/options',
  '/admin/reglages/faits/second-facteur',
  '/admin/reglages/faits/durees',
  '/admin/reglages/export/*',
  '/admin/athletes/*/droits',
  '/admin/athletes/*/modifier',
  '/admin/athletes/*/second-facteur',
  '/admin/athletes/*/supprimer',
]

export function isSensitive(path: string): boolean {
  return sensitive.some((pattern) => fits(pattern, normalized(path)))
}

/** Asked of any room of the office, it leads to a proof and back. */
export const proofQuestion = 'preuve'

export const proofPath = `${guard.login}?etape=preuve`

export const secondFactorPath = `${guard.login}?etape=second-facteur`

export function needOf({ login, callback, include, exclude }: Guard, path: string): Need | undefined {
  const normal = normalized(path)
  if (normal === login || normal === callback || exclude.some((pattern) => fits(pattern, normal)))
    return undefined
  return include.find((entry) => fits(entry.path, normal))?.need
}

// As the router reads it: `/admin/`, `//admin` and `/ADMIN` are the admin's rooms too.
export function normalized(path: string): string {
  return safelyDecoded(path)
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
