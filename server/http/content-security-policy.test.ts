import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('nothing inline is allowed but what the rendering names, and no other site', () => {
  expect(contentSecurityPolicy("'sha256-a'", 'https://x.example')).toContain(
    "script-src 'self' 'sha256-a'; style-src 'self'; ",
  )
  const policy = contentSecurityPolicy()
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).not.toMatch(/https?:|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
})
