import type { LinksFunction } from 'react-router'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import frame from './account.css?url'
import rooms from './rooms.css?url'

export const accountSheets: LinksFunction = () => [
  ...(accountsSheet() ?? []),
  { rel: 'stylesheet', href: frame },
  { rel: 'stylesheet', href: rooms },
]
