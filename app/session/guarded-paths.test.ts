import { expect, test } from 'vitest'
import { needOf } from './guarded-paths.ts'

test.each([
  ['/espace-athlete/introduction', 'member'],
  ['/espace-athlete/competition/calendrier', 'member'],
  ['/compte', 'account'],
  ['/compte/securite', 'account'],
  ['/admin', 'admin'],
  ['/admin/athletes/1', 'admin'],
])('%s is for whoever is %s', (path, need) => {
  expect(needOf(path)).toBe(need)
})

test.each([
  '/',
  '/login',
  '/logged',
  '/espace-athlete',
  '/espace-athletes/a',
  '/comptes',
  '/administration',
  '/a/admin',
])('%s is open', (path) => expect(needOf(path)).toBeUndefined())

test.each([
  '/admin/',
  '//admin',
  '/ADMIN/Athletes',
  '/%61dmin',
  '/admin%2Fathletes',
  '/admin/%',
  '/admin/a%0Ab',
])('%s is no way around', (path) => expect(needOf(path)).toBe('admin'))
