import { useRouteLoaderData } from 'react-router'
import type { loader } from './room.tsx'

/** What was typed into this page's form before a proof was asked for, by field. */
export function useKeptForm(): Partial<Record<string, string>> | undefined {
  return useRouteLoaderData<typeof loader>('pages/admin/frame/room')?.kept
}
