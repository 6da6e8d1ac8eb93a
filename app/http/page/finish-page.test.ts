import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const mark = 'b3f1'
const themeScript = 'choose()'
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const page = (body: string) =>
  `<html><head><link rel="stylesheet" href="/a.css"/></head><body>${body}</body></html>`
const finish = (body: string) => {
  const { html, scriptHashes } = finishPage(Buffer.from(page(body)), {
    mark,
    shellUrl: '/shell.js',
    themeScript,
  })
  return { html: html.toString(), hashes: scriptHashes.split(' ') }
}

test('the start script waits as inert text with the names of its files, nothing is fetched for it, the shell is asked for', () => {
  const { html } = finish(
    `<p>Été</p><link rel="modulepreload" href="/b.js" nonce="b3f1"/><script nonce="b3f1">window.x=1</script><script nonce="b3f1" type="module" async="">import "/b.js";</script>`,
  )
  expect(html).toBe(
    `<html><head><script>${themeScript}</script><link rel="stylesheet" href="/a.css"/><script type="module" src="/shell.js"></script></head><body><p>Été</p><script>window.x=1</script><script type="text/plain" id="application" data-files="/b.js">import "/b.js";</script></body></html>`,
  )
})

test('the scripts that carry the mark are allowed, by the hash of their exact text', () => {
  const { hashes } = finish(
    '<script nonce="b3f1" id="a">é()</script><script nonce="b3f1" src="/c.js"></script>',
  )
  expect(hashes).toEqual([themeScript, 'é()'].map(hashOf))
})

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="b3f2">evil()</script>',
  '<p data-x="nonce=b3f1"><script>evil()</script>',
  '<script>evil()//<script nonce="b3f1">own()</script>',
  '<script x=\'<script nonce="b3f1">own()</script>\'>evil()</script>',
])('what somebody else put there is not: %s', (body) => {
  const { hashes, html } = finish(body)
  for (const [, script = ''] of html.matchAll(/<script[^>]*>(.*?evil.*?)<\/script>/g))
    expect(hashes).not.toContain(hashOf(script))
  expect(hashes).not.toContain(hashOf('evil()'))
})
