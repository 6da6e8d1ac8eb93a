import { useRouteLoaderData } from 'react-router'
import type { Menus } from '#app/domain/club/menus.ts'

/** The words of the menus, as the frame of the page has them. */
export function useMenus(): Menus | undefined {
  return useRouteLoaderData<{ menus: Menus }>('root')?.menus
}
