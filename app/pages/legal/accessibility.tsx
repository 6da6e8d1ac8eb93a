import { href } from 'react-router'
import { publicHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/accessibility.ts'
import { legalMeta, LegalPage, legalSheet } from './legal-page.tsx'
import { readLegalPage } from './read-legal-page.server.ts'

export const links: Route.LinksFunction = legalSheet

export const headers = publicHeaders()

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  legalMeta(matches, href('/accessibilite'), loaderData)

export function loader({ context }: Route.LoaderArgs) {
  return readLegalPage(context, 'accessibilite')
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />
}
