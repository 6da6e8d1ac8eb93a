import { expect, test } from 'vitest'
import { guard, needOf, type Guard } from './guarded-paths.ts'

test.each([
  ['/espace-athlete/introduction', 'member'],
  ['/espace-athlete/competition/calendrier', 'member'],
  ['/compte', 'account'],
  ['/compte/securite', 'account'],
  ['/admin', 'admin'],
  ['/admin/athletes/1', 'admin'],
])('%s is for whoever is %s', (path, need) => {
  expect(needOf(guard, path)).toBe(need)
})

test.each(['/', '/login', '/logged', '/espace-athlete', '/comptes', '/administration', '/contact'])(
  '%s is open',
  (path) => expect(needOf(guard, path)).toBeUndefined(),
)

test.each(['/admin/', '//admin', '/ADMIN/Athletes', '/%61dmin', '/admin%2Fathletes', '/admin/%'])(
  '%s is no way around',
  (path) => expect(needOf(guard, path)).toBe('admin'),
)

test('an excluded path is open, and nothing but the star of a pattern is more than itself', () => {
  const own: Guard = {
    ...guard,
    include: [{ path: '/a.b/*/c', need: 'account' }],
    exclude: ['/a.b/open/*'],
  }
  expect(needOf(own, '/a.b/x/y/c')).toBe('account')
  expect(needOf(own, '/a.b/open/c')).toBeUndefined()
  expect(needOf(own, '/aXb/x/c')).toBeUndefined()
})
