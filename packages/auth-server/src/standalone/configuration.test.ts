import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { authSettings } from '../settings.ts'

const manual = readFileSync(join(import.meta.dirname, '../../settings.md'), 'utf8')
const passedOver = new Set(['points', 'perSeconds'])

test.each(namesOf(z.toJSONSchema(authSettings, { io: 'input' })))('the manual explains %s', (name) => {
  const [last = ''] = name.split('.').slice(-1)
  const isNamed = [name, `.${last}`, last].some((form) => manual.includes(`\`${form}\``))
  expect(isNamed).toBe(true)
})

/** Every key of a schema that holds a value, by its path. */
function namesOf(schema: z.core.JSONSchema.JSONSchema, path: string[] = []): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    if (typeof inner === 'boolean' || passedOver.has(key)) return []
    const deeper = namesOf(inner, [...path, key])
    return deeper.length > 0 ? deeper : [[...path, key].join('.')]
  })
}
