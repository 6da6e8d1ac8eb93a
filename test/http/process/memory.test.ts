import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startSiteProcess } from '../../site-process.ts'

test('the built source is ASCII: one byte a sign in memory', () => {
  expect(readFileSync('build/server/index.js').every((byte) => byte < 128)).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'a start without a photo maps no library of pictures into memory',
  async () => {
    const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
    onTestFinished(() => site.stop())
    expect((await fetch(site.url)).status).toBe(200)
    const mapped = readFileSync(`/proc/${site.child.pid}/maps`, 'utf8')
    expect(mapped).toContain('/bin/node')
    expect(mapped).not.toMatch(/vips/)
  },
)
