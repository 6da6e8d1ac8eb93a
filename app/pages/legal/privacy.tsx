import { href } from 'react-router'
import { publicHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/privacy.ts'
import { legalMeta, LegalPage, legalSheet } from './legal-page.tsx'
import { readLegalPage } from './read-legal-page.server.ts'

export const links: Route.LinksFunction = legalSheet

export const headers = publicHeaders()

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  legalMeta(matches, href('/confidentialite'), loaderData)

export function loader({ context }: Route.LoaderArgs) {
  return readLegalPage(context, 'confidentialite')
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />
}
