import type { InfoOf } from '#content/collections/info.ts'

/** The words of the menus, as the owner chose them. */
export type Menus = InfoOf<'menus'>
