import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  data,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { styleOfLook } from './domain/club/look/rules.ts'
import { isInPreparation, reachesNobody } from './domain/club/preparation.ts'
import { readClub, readMenus } from './domain/club/store.server.ts'
import { ruleOf } from './domain/route-rules/rules.ts'
import { dayInParis } from './domain/shared/dates/french-dates.ts'
import { applyRouteRules } from './http/apply-route-rules.ts'
import { isComeBack } from './http/come-back.ts'
import { servicesContext } from './http/context.ts'
import { guardRooms } from './http/guard.server.ts'
import { hideUnready } from './http/hide-unready.ts'
import { refuseInMaintenance } from './http/maintenance/refuse-in-maintenance.ts'
import { revalidatesFrame } from './http/office-moves.ts'
import { ErrorPage } from './pages/errors/error-page.tsx'
import { SearchWindow } from './pages/search/palette/search-window.tsx'
import { Footer } from './ui/blocks/footer/footer.tsx'
import { Header } from './ui/blocks/header/header.tsx'
import { PageAnnouncement } from './ui/blocks/page-announcement.tsx'
import instrumentSans from './ui/fonts/instrument-sans.woff2?url'
import { LoadingBar } from './ui/kit/overlay/loading-bar.tsx'
import { Toasts } from './ui/kit/overlay/toasts.tsx'
import { useShellState } from './ui/kit/use-shell-state.ts'
import stylesheet from './ui/styles/index.css?url'

export const middleware: Route.MiddlewareFunction[] = [
  refuseInMaintenance,
  hideUnready,
  applyRouteRules,
  guardRooms,
]

export { revalidatesFrame as shouldRevalidate }

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: instrumentSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { content, clock, siteUrl, routeRules } = services
  const { facts, shown } = await readClub(content)
  const menus = await readMenus(content)
  const isUnready = isInPreparation(services, facts)
  const isHidden = isUnready || ruleOf(routeRules.current(), url.pathname).noindex
  const year = dayInParis(clock.now()).slice(0, 4)
  const imprint = `© ${year} ${shown.name} · ${isUnready ? inPreparation : 'Tous droits réservés'}`
  // Somebody else’s telephone may ring.
  const reach = isUnready ? { phone: undefined, email: undefined } : {}
  const club = { ...shown, ...reach, imprint, isUnreached: reachesNobody(services, facts) || undefined }
  return data({ club, menus, siteUrl, isHidden, style: styleOfLook(facts.look) })
}

const inPreparation = 'Site en préparation\u00a0: ses informations sont des exemples.'

export type PageHandle = {
  theme?: 'light' | 'dark'
  isLive?: boolean
  isBare?: boolean
  hasContactForm?: boolean
  hasOwnFrame?: boolean
}

export function Layout({ children }: { children: React.ReactNode }) {
  const handle = usePageHandle()
  const site = useRouteLoaderData<typeof loader>('root')
  const forced = handle.theme
  const chosen = useShellState('colorMode')
  const theme = forced ?? (chosen === 'system' ? undefined : chosen)
  return (
    <html
      lang="fr"
      style={site?.style}
      data-theme={theme}
      data-forced-theme={forced}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#f8fafb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1215" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body data-live={handle.isLive ? '' : undefined}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Page {...usePageHandle()}>
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isKnown = isRouteErrorResponse(error)
  return (
    <Page isError isBare={isKnown && error.status === 503 && !isComeBack(error.data)} hasFailed={!isKnown}>
      <ErrorPage error={error} />
    </Page>
  )
}

type PageProps = PageHandle & { isError?: boolean; hasFailed?: boolean; children: React.ReactNode }

function Page(props: PageProps) {
  const { isBare, hasContactForm = true, hasOwnFrame, isError = false, hasFailed = false, children } = props
  const site = useRouteLoaderData<typeof loader>('root')
  const framed = isBare ? undefined : site
  useEffect(() => {
    document.documentElement.dataset.application = 'started'
  }, [])
  return (
    <>
      <LoadingBar failed={hasFailed} />
      {hasOwnFrame ? (
        children
      ) : (
        <>
          {framed ? <Header {...framed} /> : null}
          <main id="contenu" tabIndex={-1}>
            {children}
          </main>
          {framed ? <Footer {...framed} hasContactForm={hasContactForm} /> : null}
        </>
      )}
      <PageAnnouncement isError={isError} />
      <SearchWindow />
      <Toasts />
    </>
  )
}

function usePageHandle(): PageHandle {
  return useMatches().reduce<PageHandle>(
    (all, { handle }) => (handle instanceof Object ? { ...all, ...handle } : all),
    {},
  )
}
