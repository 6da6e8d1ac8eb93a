import { expect, test } from 'vitest'
import { addToCartSchema, changeQuantitySchema } from './schema.ts'

const shirt = { identifier: 'maillot', variant: 'm' }

test('a typed quantity is a whole number', () => {
  expect(addToCartSchema.parse({ ...shirt, quantity: ' 3 ' })).toEqual({ ...shirt, quantity: 3 })
  expect(changeQuantitySchema.parse({ ...shirt, quantity: '0' })).toEqual({ ...shirt, quantity: 0 })
})

test.each(['', '0', '-1', '1,5', '1.5', '11', '1e3', 'deux', '99999999999999999999'])(
  'adding %j says its fix',
  (quantity) => {
    const { error } = addToCartSchema.safeParse({ ...shirt, quantity })
    expect(error?.issues).toMatchObject([
      { path: ['quantity'], message: expect.stringContaining('de 1 à 10') },
    ])
  },
)

test.each(['', '../x', 'A B', "'; drop table", 'a'.repeat(200)])('no variant is called %j', (variant) => {
  expect(addToCartSchema.safeParse({ identifier: 'maillot', variant, quantity: '1' }).success).toBe(false)
})
