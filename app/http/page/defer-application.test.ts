import { expect, test } from 'vitest'
import { deferApplication } from './defer-application.ts'

const page = `<html><head><link rel="stylesheet" href="/a.css"/></head><body><p>Été</p><link rel="modulepreload" href="/b.js"/><script>window.x=1</script><script type="module" async="">import "/b.js";</script></body></html>`

test('the start script waits as inert text, nothing is fetched for it, the shell is asked for', () => {
  expect(deferApplication(Buffer.from(page), '/shell.js').toString()).toBe(
    `<html><head><link rel="stylesheet" href="/a.css"/><script type="module" src="/shell.js"></script></head><body><p>Été</p><script>window.x=1</script><script type="text/plain" id="application">import "/b.js";</script></body></html>`,
  )
})
