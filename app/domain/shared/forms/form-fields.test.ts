import { expect, test } from 'vitest'
import { z } from 'zod'
import { problemsOf, textFields } from './form-fields.ts'

test('absent fields and files count as empty, others are left out', () => {
  const form = new FormData()
  form.set('name', 'Camille')
  form.set('email', new File(['x'], 'x.txt'))
  form.set('admin', 'true')
  expect(textFields(form, ['name', 'email', 'message'])).toEqual({ name: 'Camille', email: '', message: '' })
})

test('one problem a field, in the order of the form', () => {
  const schema = z.object({ a: z.string().min(1, 'a'), b: z.string().min(1, 'b').regex(/x/, 'b again') })
  const { error } = schema.safeParse({ a: '', b: '' })
  expect(error && problemsOf(error, ['b', 'a'])).toEqual([
    { field: 'b', message: 'b' },
    { field: 'a', message: 'a' },
  ])
})
