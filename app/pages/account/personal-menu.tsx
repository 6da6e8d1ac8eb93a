import { renderToStaticMarkup } from 'react-dom/server'
import { href } from 'react-router'
import type { AreaEntry } from '#app/domain/articles/article.ts'
import { readArea } from '#app/domain/articles/store.server.ts'
import type { Menus } from '#app/domain/club/menus.ts'
import { readMenus } from '#app/domain/club/store.server.ts'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { sessionTime } from '#app/domain/home/session-time.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import { readNextSession } from '#app/domain/team/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import type { Route } from './+types/personal-menu.ts'

/** What is personal in the menus and the footer, as pieces of HTML: the shell puts them in when they come to be seen. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = await context.get(visitorContext).activeMember()
  const reader = member && viewerOf(member)
  const tree = reader ? (await readArea(services, reader)).entries : []
  const next = reader ? await readNextSession(services.content, services.clock.now()) : undefined
  const menu = member && (await readMenus(services.content)).member
  const pieces = {
    links: menu
      ? renderToStaticMarkup(<MemberLinks menu={menu} hasOffice={member.role !== 'athlete'} />)
      : '',
    tree: tree.length > 0 ? renderToStaticMarkup(<AthleteTree entries={tree} />) : '',
    next: next ? renderToStaticMarkup(<NextSession next={next} />) : '',
  }
  return Response.json(pieces, { headers: noStore })
}

function MemberLinks({ menu, hasOffice }: { menu: Menus['member']; hasOffice: boolean }) {
  return (
    <>
      <a href={calendarPath}>{menu.calendar}</a>
      <a href={href('/espace-athlete/competition/saison/:season?')}>{menu.season}</a>
      {hasOffice ? <a href={href('/admin')}>{menu.office}</a> : null}
    </>
  )
}

type Next = NonNullable<Awaited<ReturnType<typeof readNextSession>>>

function NextSession({ next }: { next: Next }) {
  return (
    <p>
      <span className="muted">Votre prochaine séance</span> <b>{sessionTime(next)}</b>
      {`, ${next.session.title}, ${next.session.place}`}
    </p>
  )
}

function AthleteTree({ entries }: { entries: readonly AreaEntry[] }) {
  return (
    <ul className="athlete-tree">
      {entries.map(({ title, path, children }) => (
        <li key={path ?? title}>
          {path === undefined ? <span>{title}</span> : <a href={path}>{title}</a>}
          {children.length > 0 ? <AthleteTree entries={children} /> : null}
        </li>
      ))}
    </ul>
  )
}
