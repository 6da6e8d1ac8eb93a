import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Pages whose forms go another way: by `fetch` with a state of its own, to a plain document, or with nothing typed in them. */
const otherWays = new Set([
  'app/pages/account/security/add-passkey.tsx',
  'app/pages/athlete/articles/article.tsx',
  'app/pages/athlete/calendar/calendar.tsx',
  'app/pages/development/fake-payment.tsx',
  'app/pages/shop/cart/cart.tsx',
  'app/pages/tools/ironman-qualification/ironman-qualification.tsx',
  'app/pages/tools/story/activities/activities.tsx',
])

test('a page that takes a form keeps what was typed when the connection breaks', () => {
  const forgetful = sourceFiles(['.tsx'])
    .filter(({ path, text }) => path.startsWith('app/pages/') && /export default function/.test(text))
    .filter(({ text }) => /export (async )?function action\b|export \{[^}]*\baction\b[^}]*\}/.test(text))
    .filter(({ text }) => !/\bclientAction\b/.test(text))
    .map(({ path }) => path)
  expect(forgetful.filter((path) => !otherWays.has(path))).toEqual([])
  expect([...otherWays].filter((path) => !forgetful.includes(path))).toEqual([])
})
