import type { FeedKind } from '#app/domain/competitions/feed/feed-file.ts'
import { feedKinds } from '#app/domain/competitions/feed/feed-file.ts'

export type FeedAddress = {
  readonly kind: FeedKind
  readonly web: string
  readonly program: string
}

/** Where the calendar programs of a member read. @param siteUrl `https://club.example` */
export function feedAddresses(siteUrl: string, secret: string): FeedAddress[] {
  return feedKinds.map((kind) => {
    const { href, host, pathname } = new URL(`/agenda/${secret}/${kind}.ics`, siteUrl)
    return { kind, web: href, program: `webcal://${host}${pathname}` }
  })
}
