/** Checked by `requireUser`, `requireMember` and `requireCoach` in `require.server.ts`. */
export type Need = 'account' | 'member' | 'admin'

export const guard = { login: '/login', callback: '/logged' }

export const secondFactorPath = `${guard.login}?etape=second-facteur`

const rooms: readonly [RegExp, Need][] = [
  [/^\/espace-athlete\//, 'member'],
  [/^\/compte(?:\/|$)/, 'account'],
  [/^\/admin(?:\/|$)/, 'admin'],
]

export function needOf(path: string): Need | undefined {
  const asked = normalized(path)
  return rooms.find(([room]) => room.test(asked))?.[1]
}

// As the router reads it: `/admin/`, `//admin` and `/ADMIN` are the admin's rooms too.
function normalized(path: string): string {
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
