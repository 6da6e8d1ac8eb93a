import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'
import { drawIconSprite } from './icon-sprite.ts'

test('the committed sprite is the one the list of names gives', async () => {
  const committed = await readFile(new URL('icons.svg', import.meta.url), 'utf8')
  expect(committed).toBe(drawIconSprite())
})

test('every name has one symbol with something drawn in it', () => {
  const sprite = drawIconSprite()
  for (const name of iconNames) {
    expect(sprite.split(`<symbol id="${name}" `)).toHaveLength(2)
    expect(sprite).toMatch(new RegExp(`id="${name}"[^>]*><(path|circle|rect|g|ellipse)`))
  }
})
