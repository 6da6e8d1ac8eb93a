import { z } from 'zod'
import { defineCollection } from '@allure/content-engine'
import { shapes } from '../shapes.ts'
import { day, marks, photo, slug, text } from './shared.ts'

const article = z.strictObject({
  group: slug.optional(),
  level: text.optional(),
  readingMinutes: z.int().min(1).optional(),
  updatedOn: day,
  photo: photo.optional(),
  ...marks,
})

const section = z.strictObject({ group: slug.optional() })

export const espaceAthlete = defineCollection({
  ...shapes.espaceAthlete,
  source: 'espaceAthlete',
  pathPrefix: '/espace-athlete',
  images: ['photo'],
  schema: article,
  folderSchema: section,
})
