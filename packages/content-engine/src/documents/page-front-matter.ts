import { z } from 'zod'

const navigation = z.union([
  z.boolean(),
  z.strictObject({ title: z.string().min(1).optional(), icon: z.string().min(1).optional() }),
])

/** Front matter that every page has, whatever its collection. */
export const pageFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  navigation: navigation.default(true),
  seo: z
    .strictObject({ title: z.string().min(1).optional(), description: z.string().min(1).optional() })
    .default({}),
})

/** `.navigation.yml` of a folder. `navigation: false` hides it with all it holds. */
export const folderSettings = z.strictObject({
  title: z.string().min(1).optional(),
  icon: z.string().min(1).optional(),
  navigation: z.boolean().default(true),
})

export type NavigationSetting = z.output<typeof navigation>
export type Seo = { readonly title: string; readonly description: string }
