import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite()

test.each(['/', '/nos-stages', '/contact'])(
  '%s asks for one small script, which asks for no other',
  async (path) => {
    const html = await (await get(path)).text()
    const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source = '']) => source)
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/shell-/)])
    expect(html).not.toContain('modulepreload')
    const shell = await (await get(scripts[0] ?? '')).text()
    expect(shell).not.toMatch(/\bimport\b|\bfrom\s*["'`]/)
    expect(gzipSync(shell).length).toBeLessThan(3000)
  },
)
