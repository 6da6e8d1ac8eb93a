import type { CollectionShape } from '@allure/content-engine'
import { sectionsOfCampRow, sectionsOfInfo, sectionsOfProductRow } from './search-sections.ts'

export const shapes = {
  espaceAthlete: {
    name: 'espaceAthlete',
    type: 'page',
    audience: 'members',
    reservedBy: 'group',
    columns: {},
  },
  nosStages: {
    name: 'nosStages',
    type: 'page',
    columns: {
      capacity: 'number',
      document: 'text',
      endDate: 'text',
      image: 'text',
      isFull: 'boolean',
      location: 'text',
      price: 'number',
      startDate: 'text',
      summary: 'text',
      tags: 'json',
    },
    sections: sectionsOfCampRow,
  },
  shop: {
    name: 'shop',
    type: 'data',
    columns: {
      collection: 'json',
      discount: 'number',
      gallery: 'json',
      gender: 'text',
      identifier: 'text',
      inventory: 'json',
      name: 'text',
      price: 'number',
    },
    sections: sectionsOfProductRow,
  },
  info: { name: 'info', type: 'data', columns: {}, sections: sectionsOfInfo },
} as const satisfies Readonly<Record<string, CollectionShape>>
