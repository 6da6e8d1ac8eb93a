import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('each inline script is allowed by the hash of its exact text, inert ones too', () => {
  const policy = contentSecurityPolicy(
    Buffer.from(
      '<script>é()</script><script type="text/plain" id="x">import "b"</script><script src="/c.js"></script>',
    ),
  )
  expect(policy).toContain(`script-src 'self' ${hashOf('é()')} ${hashOf('import "b"')};`)
})

test('nothing inline is allowed wholesale, and no other site', () => {
  const policy = contentSecurityPolicy(Buffer.from('<p>texte</p>'))
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).not.toMatch(/https?:|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
})
